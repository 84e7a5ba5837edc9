import type { Content } from '../../src/content/types';

export const leaders: Content['leaders'] = [
  { name: 'Ötzi Brandt', role: 'Leitung', bio: 'Liest.' },
  { name: 'Ana Kurz', role: 'Recht', bio: 'Verhandelt.', image: 'portrait.jpg' },
  { name: 'Jo Ley', role: 'Zahlen', bio: 'Rechnet.', image: 'portrait.jpg' },
];
