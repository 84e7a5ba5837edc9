import { visitStates } from '../support/drive/accessibility';

visitStates(1280);
