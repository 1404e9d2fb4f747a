/** The English confirmations, each of which the page after a form shows once. */
export const done = {
  'done:passkey_added': 'The passkey is added.',
  'done:app_added': 'The authenticator app is added.',
  'done:factor_removed': 'It is removed. You can no longer sign in with it.',
  'done:key_revoked': 'The key is revoked.',
  'done:application_revoked': 'The application is revoked.',
  'done:claim_sent': 'Your request is sent.',
  'done:objection_sent': 'Your objection is sent.',
  'done:claim_decided': 'Your decision is saved.',
  'done:mails_saved': 'Your choice is saved.',
  'done:address_trusted': 'We send emails to this address again.',
  'done:source_added': 'The way to pay is saved.',
  'done:source_default': 'Your default has changed.',
  'done:source_removed': 'The way to pay is removed.',
  'done:session_ended': 'The browser is signed out.',
  'done:sessions_ended': 'All other browsers are signed out.',
  'done:application_disconnected': 'The application is disconnected.',
};
