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
  noKeys: 'Sie haben keinen API-Schlüssel. Erstellen Sie hier Ihren ersten.',
  makeKey: 'Schlüssel erstellen',
  newKey: 'Ihr Schlüssel {name}',
  storeKey: 'Kopieren Sie diesen Schlüssel jetzt. Wir können ihn nicht noch einmal zeigen.',
  revokeKeyText:
    'Programme, die diesen Schlüssel verwenden, funktionieren sofort nicht mehr. Sie können das nicht rückgängig machen.',
  tooManyKeys:
    'Ein Konto kann höchstens {limit} API-Schlüssel haben. Widerrufen Sie einen, den Sie nicht mehr verwenden.',
  keyNeedsLevel: 'Echte API-Schlüssel brauchen eine Organisation mit erweiterter Prüfung.',
  // applications
  noApplications: 'Sie haben keine Anwendung registriert. Registrieren Sie hier Ihre erste.',
  registerApplication: 'Anwendung registrieren',
  applicationText:
    'Andere Menschen können Ihrer Anwendung erlauben, für sie zu handeln. Bis die Plattform sie prüft, können höchstens {limit} Personen sie nutzen.',
  kind: 'Wo sie läuft',
  kindWeb: 'Server (bewahrt ein Geheimnis)',
  kindPublic: 'Browser oder Gerät (ohne Geheimnis)',
  returnAddresses: 'Adressen für die Rückkehr, eine je Zeile',
  register: 'Registrieren',
  reviewed: 'Geprüft.',
  newApplication: 'Ihre Anwendung {name}',
  itsId: 'Ihre ID:',
  storeSecret: 'Kopieren Sie ihr Geheimnis jetzt. Wir können es nicht noch einmal zeigen.',
  revokeApplicationText:
    'Die Anwendung kann niemanden mehr anmelden und verliert sofort den Zugriff auf die Daten ihrer Nutzer. Sie können das nicht rückgängig machen.',
  tooManyApplications: 'Ein Konto kann höchstens {limit} Anwendungen haben. Widerrufen Sie zuerst eine.',
  // the mails of a sandbox
  sandboxMails: 'E-Mails der Sandbox',
  sandboxMailsText:
    'Das sind die E-Mails des letzten Tages. Die Sandbox verschickt sie nur, wenn SMTP_URL gesetzt ist.',
  mailTo: 'An {address}',
  openLink: 'Link öffnen',
};
