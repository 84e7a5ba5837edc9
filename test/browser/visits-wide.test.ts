import { visitStates } from '../support/visits';

visitStates(1280);
