import { testStates } from '../support/drive/accessibility';

testStates(390);
