import { visitStates } from '../support/visits';

visitStates(390);
