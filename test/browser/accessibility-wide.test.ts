import { testStates } from '../support/drive/accessibility';

testStates(1280);
