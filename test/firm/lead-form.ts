import type { Content } from '../../src/content/types';

export const leadDialog: Content['leadDialog'] = {
  intro: 'Daraus wird eine E-Mail.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  submit: 'Senden',
  submitting: 'Wird gesendet …',
  optional: 'Freiwillig',
  tooLong: 'Zu lang für eine E-Mail.',
};

export const leadFields: Content['leadFields'] = [
  { label: 'Ihr Name', name: 'Name', isRequired: true },
  { label: 'E-Mail', name: 'Adresse', type: 'email', isRequired: true },
  { label: 'Verlag', name: 'Verlag', isRequired: true },
  { label: 'Anliegen', name: 'Anliegen', type: 'lines', isRequired: true },
];

export const leadMail: Content['leadMail'] = {
  subject: 'Anfrage für ein Gespräch',
  note: 'Geschrieben auf unserer Seite.',
  toLabel: 'An',
  subjectLabel: 'Betreff',
  cutMark: '[… gekürzt]',
};

export const leadSent: Content['leadSent'] = {
  title: 'Danke!',
  success: 'Keine E-Mail offen? Schreiben Sie an {email}',
  failure: 'Bitte schreiben Sie an {email}',
  draft: 'Ihre E-Mail ist fertig.',
  seeDraft: 'Anders senden',
  openAgain: 'Noch einmal öffnen',
  webmail: { before: 'Im Browser', services: [] },
  copy: 'Text kopieren',
  copied: 'Kopiert',
  kept: 'Sie bleibt in diesem Tab.',
  copyByHand: 'Bitte selbst kopieren:',
};

export const toastWords: Content['toastWords'] = { region: 'Meldungen', dismiss: 'Ausblenden' };
