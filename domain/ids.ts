/** Lists every kind of id. An id is a prefix, an underscore and a lower-case ULID, so ids sort by time. */
export const ID_PREFIXES = [
  'account',
  'user',
  'key',
  'client',
  'factor',
  'mail',
  'invitation',
  'audit',
  'charity',
  'change',
  'campaign',
  'opportunity',
  'donation',
  'source',
  'recurring',
  'refund',
  'dispute',
  'hours',
  'report',
  'endpoint',
  'event',
  'delivery',
  'attempt',
  'verification',
  'document',
  'posting',
  'writeoff',
  'signal',
  'block',
  'request',
] as const;

export type IdPrefix = (typeof ID_PREFIXES)[number];

/** The test charity has the same id in every sandbox. */
export const SANDBOX_CHARITY_ID = 'charity_sandbox_000000000000';
