/** The German texts of the pages for API keys, applications and the sandbox's mails. */
import { type access as en } from './en';

export const access: Record<keyof typeof en, string> = {
  // API keys and applications
  name: 'Name',
  itMay: 'Rechte',
  rightsCharities: 'Organisationen',
  rightsGifts: 'Spenden und Wirkung',
  rightsHours: 'Ehrenamtliche Stunden',
  rightsVerification: 'Prüfung',
  rightsMoney: 'Gebühren und Auszahlungen',
  rightsWebhooks: 'Webhooks',
  'plain:charities:write': 'Organisationen ändern, die Sie verwalten',
  'plain:donations:read': 'Ihre Spenden sehen',
  'plain:donations:write': 'In Ihrem Namen spenden',
  'plain:volunteer:write': 'Ehrenamtliche Stunden einreichen und über die anderer entscheiden',
  'plain:payouts:read': 'Auszahlungen der Organisationen sehen, die Sie verwalten',
  'plain:payouts:manage': 'Auszahlungen der Organisationen verwalten, die Sie verwalten',
  revoke: 'Widerrufen',
  revokeTitle: '{name} widerrufen?',
  done: 'Fertig',
  // API keys
  noKeys: 'Sie haben noch keinen API-Schlüssel.',
  makeKey: 'Schlüssel erstellen',
  newKey: 'Ihr neuer Schlüssel {name}',
  storeKey: 'Kopieren Sie diesen Schlüssel jetzt. Wir zeigen ihn nur einmal.',
  revokeKeyText:
    'Programme, die diesen Schlüssel verwenden, funktionieren sofort nicht mehr. Sie können das nicht rückgängig machen.',
  tooManyKeys:
    'Ein Konto kann höchstens {limit} API-Schlüssel haben. Widerrufen Sie einen, den Sie nicht mehr verwenden.',
  keyNeedsLevel: 'Um echte API-Schlüssel zu erstellen, braucht Ihre Organisation die erweiterte Prüfung.',
  // applications
  noApplications: 'Sie haben noch keine Anwendung.',
  registerApplication: 'Anwendung registrieren',
  applicationText:
    'Mit einer Anwendung können andere ihr Konto von hier in Ihrem Programm nutzen. Bis wir sie prüfen, können höchstens {limit} Personen sie nutzen.',
  kind: 'Wo sie läuft',
  kindWeb: 'Auf einem Server (kann ein Geheimnis bewahren)',
  kindPublic: 'Im Browser oder auf einem Gerät (ohne Geheimnis)',
  returnAddresses: 'Adressen für die Rückkehr',
  returnHint:
    'Wohin Menschen nach der Anmeldung zurückkehren, zum Beispiel https://app.example/callback. Eine je Zeile.',
  register: 'Registrieren',
  reviewed: 'Geprüft',
  newApplication: 'Ihre neue Anwendung {name}',
  itsId: 'Ihre ID:',
  storeSecret: 'Kopieren Sie ihr Geheimnis jetzt. Wir zeigen es nur einmal.',
  revokeApplicationText:
    'Niemand kann sich mehr bei der Anwendung anmelden, und sie verliert sofort den Zugriff auf die Daten ihrer Nutzer. Sie können das nicht rückgängig machen.',
  tooManyApplications: 'Ein Konto kann höchstens {limit} Anwendungen haben. Widerrufen Sie zuerst eine.',
  // the mails of a sandbox
  sandboxMails: 'E-Mails der Sandbox',
  sandboxMailsText:
    'Die E-Mails des letzten Tages. Die Sandbox zeigt sie hier und verschickt sie nur, wenn SMTP_URL gesetzt ist.',
  mailTo: 'An {address}',
  openLink: 'Link öffnen',
};
