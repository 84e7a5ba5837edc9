import type { Content } from '../../src/content/types';

export const navigation: Content['navigation'] = {
  about: { label: 'Über uns', side: 'I' },
  'why-partner': { label: 'Gründe', side: 'II' },
  team: { label: 'Menschen', side: 'III' },
  contact: { label: 'Kontakt', side: 'IV' },
};

export const skipLink = 'Zum Inhalt';

export const homeLinkSuffix = 'Startseite';

export const bar: Content['bar'] = {
  mainNavigation: 'Haupt',
  menuButton: 'Menü',
  backToHome: 'Zur Startseite',
};

export const newTab = '(neuer Tab)';

export const footer: Content['footer'] = {
  rightsReserved: 'Alle Rechte vorbehalten.',
  disclaimer: 'Kein Angebot.',
};

export const footerLinks: Content['footerLinks'] = [];
