import type { Content } from '../../src/content/types';

export const teamPage: Content['teamPage'] = {
  heading: 'Unsere Leitung',
  intro: 'Drei, die lesen.',
  portraitOf: 'Porträt von',
  linkedIn: 'Profil',
  invitation: 'Sprechen Sie mit uns.',
};

export const pages: Content['pages'] = {
  home: { title: 'Lindenhof', description: 'Rechte an Büchern.' },
  team: { title: 'Leitung – Lindenhof', description: 'Wer hier liest.' },
  notFound: { title: 'Nicht da – Lindenhof', description: 'Keine Seite.' },
  error: { title: 'Fehler – Lindenhof', description: 'Etwas ging schief.' },
};

export const notFoundPage: Content['notFoundPage'] = {
  label: '404',
  heading: 'Nicht gefunden',
  text: 'Hier steht nichts.',
  home: 'Zum Anfang',
};

export const errorPage: Content['errorPage'] = {
  label: 'Fehler',
  heading: 'Es klemmt',
  text: 'Laden Sie neu.',
  reload: 'Neu laden',
  home: 'Zum Anfang',
};
