import type { Content } from '../../src/content/types';

export const colors: Content['colors'] = {
  ground: '#0c1420',
  text: '#b9c4d2',
  accent: '#8fbfe6',
  paper: '#e9eff5',
  error: '#a3261a',
};
