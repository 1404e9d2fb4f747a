/** The English texts of the pages for API keys, applications and the sandbox's mails. */
export const access = {
  // API keys and applications
  name: 'Name',
  itMay: 'What it may do',
  rightsCharities: 'Charities',
  rightsGifts: 'Gifts and impact',
  rightsHours: 'Volunteer hours',
  rightsVerification: 'Verification',
  rightsMoney: 'Fees and payouts',
  rightsWebhooks: 'Webhooks',
  'plain:charities:write': 'Change charities that you manage',
  'plain:volunteer:write': 'Submit volunteer hours, and decide on those of others',
  'plain:payouts:read': 'See the payouts of charities that you manage',
  'plain:payouts:manage': 'Manage the payouts of charities that you manage',
  revoke: 'Revoke',
  revokeTitle: 'Revoke {name}?',
  done: 'Done',
  // API keys
  noKeys: 'You have no API key. Make your first one below.',
  makeKey: 'Make a key',
  newKey: 'Your key {name}',
  storeKey: 'Copy this key now. We cannot show it again.',
  revokeKeyText: 'Programs that use this key stop working at once. You cannot undo this.',
  tooManyKeys: 'An account can have at most {limit} API keys. Revoke one that you no longer use.',
  keyNeedsLevel: 'Live API keys need an organization with Enhanced verification.',
  // applications
  noApplications: 'You have registered no application. Register your first one below.',
  registerApplication: 'Register an application',
  applicationText:
    'Other people can let your application act for them. Until the platform reviews it, at most {limit} people can use it.',
  kind: 'Where it runs',
  kindWeb: 'On a server, which can keep a secret',
  kindPublic: 'In a browser or on a device, which cannot keep a secret',
  returnAddresses: 'Redirect addresses, one on each line',
  register: 'Register',
  reviewed: 'Reviewed.',
  newApplication: 'Your application {name}',
  itsId: 'Its id:',
  storeSecret: 'Copy its secret now. We cannot show it again.',
  revokeApplicationText:
    'The application can no longer sign people in, and loses access to their data at once. You cannot undo this.',
  tooManyApplications: 'An account can have at most {limit} applications. Revoke one first.',
  // the mails of a sandbox
  sandboxMails: 'Sandbox mails',
  sandboxMailsText: 'These are the mails of the last day. The sandbox sends them only if SMTP_URL is set.',
  mailTo: 'To {address}',
  openLink: 'Open the link',
};
