/** The German texts of the pages for API keys, applications and the sandbox's mails. */
import { type access as en } from './en';

export const access: Record<keyof typeof en, string> = {
  // API keys and applications
  name: 'Name',
  itMay: 'Erlaubt ist',
  revoke: 'Widerrufen',
  revokeTitle: '{name} widerrufen?',
  done: 'Fertig',
  // API keys
  noKeys: 'Sie haben keinen API-Schlüssel.',
  makeKey: 'Schlüssel erstellen',
  newKey: 'Ihr Schlüssel {name}',
  storeKey: 'Speichern Sie diesen Schlüssel jetzt. Niemand kann ihn noch einmal zeigen.',
  revokeKeyText:
    'Programme, die diesen Schlüssel verwenden, funktionieren sofort nicht mehr. Niemand kann das rückgängig machen.',
  tooManyKeys:
    'Ein Konto kann höchstens {limit} API-Schlüssel haben. Widerrufen Sie zuerst einen, der nicht verwendet wird.',
  keyNeedsLevel: 'Echte API-Schlüssel brauchen eine Organisation mit erweiterter Prüfung.',
  // applications
  noApplications: 'Sie haben keine Anwendung registriert.',
  registerApplication: 'Anwendung registrieren',
  applicationText:
    'Eine Anwendung fragt andere Menschen, ob sie in deren Namen handeln darf. Bis ein Betreiber sie prüft, kann sie nur wenige Nutzer haben.',
  kind: 'Art',
  kindWeb: 'Ein Server, der ein Geheimnis bewahrt',
  kindPublic: 'Ein Browser oder Gerät, das kein Geheimnis bewahren kann',
  returnAddresses: 'Adressen für die Rückkehr, eine je Zeile',
  register: 'Registrieren',
  reviewed: 'Geprüft.',
  newApplication: 'Ihre Anwendung {name}',
  itsId: 'Ihre ID:',
  storeSecret: 'Speichern Sie ihr Geheimnis jetzt. Niemand kann es noch einmal zeigen.',
  revokeApplicationText:
    'Die Anwendung kann niemanden mehr anmelden und verliert sofort den Zugriff auf die Daten ihrer Nutzer. Niemand kann das rückgängig machen.',
  tooManyApplications: 'Ein Konto kann höchstens {limit} Anwendungen haben. Widerrufen Sie zuerst eine.',
  // the mails of a sandbox
  sandboxMails: 'E-Mails der Sandbox',
  sandboxMailsText:
    'Das sind die E-Mails des letzten Tages. Die Sandbox verschickt sie nur, wenn SMTP_URL gesetzt ist.',
  mailTo: 'An {address}',
  openLink: 'Link öffnen',
};
