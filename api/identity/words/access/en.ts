/** The English texts of the pages for API keys, applications and the sandbox's emails. */
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
  'plain:donations:read': 'See your gifts',
  'plain:donations:write': 'Give in your name',
  'plain:volunteer:write': 'Submit volunteer hours, and decide on those of others',
  'plain:payouts:read': 'See the payouts of charities that you manage',
  'plain:payouts:manage': 'Manage the payouts of charities that you manage',
  revoke: 'Revoke',
  revokeTitle: 'Revoke {name}?',
  done: 'Done',
  // API keys
  noKeys: 'You have no API keys yet.',
  makeKey: 'Create a key',
  newKey: 'Your new key {name}',
  storeKey: 'Copy this key now. We show it only once.',
  revokeKeyText: 'Programs that use this key stop working at once. You cannot undo this.',
  tooManyKeys: 'An account can have at most {limit} API keys. Revoke one that you no longer use.',
  keyNeedsLevel: 'To create live API keys, your organization needs Enhanced verification.',
  // applications
  noApplications: 'You have no applications yet.',
  registerApplication: 'Register an application',
  applicationText:
    'With an application, other people can use their account here in your program. Until we review it, up to {limit} people can use it.',
  kind: 'Where it runs',
  kindWeb: 'On a server (can keep a secret)',
  kindPublic: 'In a browser or on a device (no secret)',
  returnAddresses: 'Redirect addresses',
  returnHint:
    'Where people return after they sign in, such as https://app.example/callback. One on each line.',
  register: 'Register',
  reviewed: 'Reviewed',
  newApplication: 'Your new application {name}',
  itsId: 'Its id:',
  storeSecret: 'Copy its secret now. We show it only once.',
  revokeApplicationText:
    'People can no longer sign in to the application, and it loses access to their data at once. You cannot undo this.',
  tooManyApplications: 'An account can have at most {limit} applications. Revoke one first.',
  // the mails of a sandbox
  sandboxMails: 'Sandbox emails',
  sandboxMailsText:
    'The emails of the last day. The sandbox shows them here, and only sends them if SMTP_URL is set.',
  mailTo: 'To {address}',
  openLink: 'Open the link',
};
