/**
 * Lists every kind of id. An id consists of a prefix, an underscore and a lower-case ULID. ULIDs make ids
 * sort by the time of their creation.
 */
const ID_PREFIXES = [
  'account',
  'user',
  'key',
  'client',
  'factor',
  'mail',
  'invitation',
  'audit',
  'approval',
  'charity',
  'photo',
  'change',
  'claim',
  'campaign',
  'pledge',
  'matchcharge',
  'opportunity',
  'donation',
  'source',
  'recurring',
  'refund',
  'dispute',
  'hours',
  'qualification',
  'report',
  'endpoint',
  'event',
  'delivery',
  'attempt',
  'verification',
  'reference',
  'call',
  'document',
  'identitycheck',
  'posting',
  'writeoff',
  'payoutaccount',
  'payout',
  'transfer',
  'subscription',
  'bill',
  'savedreport',
  'guestreport',
  'item',
  'signal',
  'block',
  'request',
] as const;

export type IdPrefix = (typeof ID_PREFIXES)[number];

/** The id of the test charity. It is the same in every sandbox. */
export const SANDBOX_CHARITY_ID = 'charity_sandbox_000000000000';
