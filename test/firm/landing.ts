import type { Content } from '../../src/content/types';

export const hero: Content['hero'] = {
  eyebrow: '',
  headline: 'Was in Büchern bleibt',
  tagline: 'Rechte für Generationen',
  image: 'stage.jpg',
  fallbackImage: 'fallback.jpg',
  crop: { place: '50% 50%', zoom: 1 },
};

export const actions: Content['actions'] = {
  investorLogin: 'Anmelden',
  scheduleCall: 'Gespräch vereinbaren',
};

export const stats: Content['stats'] = [
  { value: '90 Mio. €', label: 'im Bestand' },
  { value: '3', label: 'Länder' },
];

export const pressing: Content['pressing'] = { speed: '45' };

export const about: Content['about'] = {
  heading: ['Gute Bücher altern nicht.'],
  intro: 'Wir kaufen die Rechte an Büchern, die man vererbt.',
  paragraphs: [],
};

export const whyPartner: Content['whyPartner'] = {
  heading: ['Geduld als Handwerk.'],
  reasons: [
    { title: 'Klare Verträge', text: 'Auf zwei Seiten.' },
    { title: 'Lange Sicht', text: 'Wir verkaufen nicht weiter.' },
    { title: 'Kurze Wege', text: 'Sie sprechen mit uns.' },
  ],
  dealFigures: [{ value: '12', label: 'Verlage' }],
  dealReferences: [],
  figuresNote: '',
};

export const team: Content['team'] = {
  heading: 'Wer wir sind.',
  cards: [
    { name: 'Leitung', role: 'Führt', description: 'Zu dritt.', isClickable: true },
    { name: 'Beirat', role: 'Berät', description: 'Zweimal im Jahr.', isClickable: false },
  ],
  cardAction: 'Kennenlernen',
  board: { name: 'Aufsicht', role: 'Prüft', description: 'Von außen.', areas: ['Recht'] },
};

export const contact: Content['contact'] = {
  heading: 'Reden wir.',
  intro: 'Über Ihr Buch.',
  next: 'Wir melden uns.',
};

export const orWriteTo = 'Oder an';
