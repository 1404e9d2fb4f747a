/** The English texts of the pages for API keys, applications and the sandbox's mails. */
export const access = {
  // API keys and applications
  name: 'Name',
  itMay: 'It may',
  revoke: 'Revoke',
  revokeTitle: 'Revoke {name}?',
  done: 'Done',
  // API keys
  noKeys: 'You have no API key.',
  makeKey: 'Make a key',
  newKey: 'Your key {name}',
  storeKey: 'Store this key now. Nobody can show it to you again.',
  revokeKeyText: 'Programs that use this key stop working at once. Nobody can undo this.',
  tooManyKeys: 'An account can have at most {limit} API keys. Revoke one that is not in use first.',
  keyNeedsLevel: 'Live API keys need an organization with Enhanced verification.',
  // applications
  noApplications: 'You have registered no application.',
  registerApplication: 'Register an application',
  applicationText:
    'An application asks other people whether it may act for them. Until an operator reviews it, it has few users.',
  kind: 'Kind',
  kindWeb: 'A server, which keeps a secret',
  kindPublic: 'A browser or device, which cannot keep a secret',
  returnAddresses: 'Addresses to return to, one on each line',
  register: 'Register',
  reviewed: 'Reviewed.',
  newApplication: 'Your application {name}',
  itsId: 'Its id:',
  storeSecret: 'Store its secret now. Nobody can show it to you again.',
  revokeApplicationText:
    'The application can no longer sign people in, and it loses its access to their data at once. Nobody can undo this.',
  tooManyApplications: 'An account can have at most {limit} applications. Revoke one first.',
  // the mails of a sandbox
  sandboxMails: 'Sandbox mails',
  sandboxMailsText: 'These are the mails of the last day. The sandbox sends them only if SMTP_URL is set.',
  mailTo: 'To {address}',
  openLink: 'Open the link',
};
