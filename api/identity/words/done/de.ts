/** The German confirmations, each of which the page after a form shows once. */
import { type done as en } from './en';

export const done: Record<keyof typeof en, string> = {
  'done:passkey_added': 'Der Passkey ist hinzugefügt.',
  'done:app_added': 'Die Authenticator-App ist hinzugefügt.',
  'done:factor_removed': 'Das ist entfernt. Damit können Sie sich nicht mehr anmelden.',
  'done:key_revoked': 'Der Schlüssel ist widerrufen.',
  'done:application_revoked': 'Die Anwendung ist widerrufen.',
  'done:claim_sent': 'Ihr Antrag ist gesendet.',
  'done:objection_sent': 'Ihr Widerspruch ist gesendet.',
  'done:claim_decided': 'Ihre Entscheidung ist gespeichert.',
  'done:mails_saved': 'Ihre Auswahl ist gespeichert.',
  'done:address_trusted': 'Wir schicken wieder E-Mails an diese Adresse.',
  'done:source_added': 'Die Zahlungsart ist gespeichert.',
  'done:source_default': 'Ihr Standard ist geändert.',
  'done:source_removed': 'Die Zahlungsart ist entfernt.',
  'done:session_ended': 'Der Browser ist abgemeldet.',
  'done:sessions_ended': 'Alle anderen Browser sind abgemeldet.',
  'done:application_disconnected': 'Die Anwendung ist getrennt.',
};
