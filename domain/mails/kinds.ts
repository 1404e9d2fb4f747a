/** Lists the kinds of mails. Each has a file in letters/mails/. See docs/rules/mails.md. */

/** Mails about money. Nobody can switch them off. */
export const MONEY_KINDS = [
  'gift_completed',
  'gift_failed',
  'gift_refunded',
  'confirm_payment',
  'choose_charity',
  'mandate_given',
  'debit_announced',
  'repair_source',
  'recurring_changed',
  'payout_created',
  'payout_held',
  'payout_paid',
  'payout_failed',
  'payout_returned',
  'pledge_accepted',
  'matches_charged',
  'matches_declined',
  'pledge_ended',
  'subscription_unpaid',
  'subscription_ended',
] as const;

/** Mails that protect an account or a charity. Nobody can switch them off, and a bouncing address still gets them. */
export const SECURITY_KINDS = [
  'confirm_address',
  'known_address',
  'new_password',
  'data_exported',
  'erasure_scheduled',
  'api_key_changed',
  'application_changed',
  'second_factor_changed',
  'charity_change',
  'payout_account_changed',
  'member_invited',
  'member_removed',
  'claim_made',
  'claim_to_decide',
  'claim_decided',
  'approval_asked',
  'reference_requested',
  'guest_link',
  'guest_account',
] as const;

/** Mails that a user can switch off. */
export const OPTIONAL_KINDS = [
  'card_expiring',
  'verification_moved',
  'verification_reminder',
  'hours_decided',
  'hours_due',
  'endpoint_disabled',
  'saved_report',
  'video_call_moved',
  'qualification_moved',
  'qualification_expiring',
] as const;

/** The optional kinds in groups, each for what a user may do besides giving. Everybody may give. */
export const MAIL_GROUPS = {
  giving: ['card_expiring'],
  volunteering: ['hours_decided', 'qualification_moved', 'qualification_expiring'],
  charities: ['hours_due', 'verification_moved', 'verification_reminder', 'video_call_moved', 'saved_report'],
  development: ['endpoint_disabled'],
} as const satisfies Record<string, readonly (typeof OPTIONAL_KINDS)[number][]>;

/** Mails to a person whom a donor names. They have no links. The recipient can refuse all further mails. */
const STRANGER_KINDS = ['tribute_made'] as const;

export const MAIL_KINDS = [...MONEY_KINDS, ...SECURITY_KINDS, ...OPTIONAL_KINDS, ...STRANGER_KINDS] as const;

export type MailGroup = keyof typeof MAIL_GROUPS;
export type OptionalKind = (typeof OPTIONAL_KINDS)[number];
export type SecurityKind = (typeof SECURITY_KINDS)[number];
export type StrangerKind = (typeof STRANGER_KINDS)[number];
export type MailKind = (typeof MAIL_KINDS)[number];

/** The kinds that start as a notice. A worker writes the mail later, from the data of that moment. */
export type NoticeKind = Exclude<MailKind, SecurityKind | StrangerKind>;

/** The kinds whose notice names a gift. */
export type GiftKind = Extract<
  MailKind,
  'gift_completed' | 'gift_failed' | 'confirm_payment' | 'repair_source' | 'choose_charity'
>;

/** The kinds that go to a sponsor who matches gifts. */
export type MatchingKind = Extract<MailKind, `pledge_${string}` | `matches_${string}`>;

export type PayoutKind = Extract<MailKind, `payout_${string}`> & NoticeKind;

/** The kinds that also go to a guest's unconfirmed address: the receipt, and mails about a plan. */
const UNCONFIRMED_KINDS = [
  'gift_completed',
  'debit_announced',
  'card_expiring',
  'repair_source',
  'recurring_changed',
] as const;

/** Further kinds that go to an unconfirmed address if the gift belongs to a plan. */
const UNCONFIRMED_PLAN_KINDS = ['gift_failed', 'confirm_payment'] as const;

/** Returns true if a mail of this kind goes to a guest's unconfirmed address. */
export function goesToUnconfirmed(kind: MailKind, isOfPlan: boolean): boolean {
  return (
    UNCONFIRMED_KINDS.some((each) => each === kind) ||
    (isOfPlan && UNCONFIRMED_PLAN_KINDS.some((each) => each === kind))
  );
}

/** Returns true if a user can switch mails of this kind off. */
export function isOptional(kind: MailKind): kind is OptionalKind {
  return OPTIONAL_KINDS.some((each) => each === kind);
}

/** Returns true if mails of this kind go to a person whom a donor names. */
export function goesToStranger(kind: MailKind): kind is StrangerKind {
  return STRANGER_KINDS.some((each) => each === kind);
}

export function isSecurity(kind: MailKind): kind is SecurityKind {
  return SECURITY_KINDS.some((each) => each === kind);
}

/** Returns true if mails of this kind go even to an address that bounces. */
export function goesToBouncing(kind: MailKind): boolean {
  return isSecurity(kind);
}
