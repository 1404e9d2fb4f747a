/** Who may switch a mail off, and which addresses get it (docs/rules/mails.md). */
import {
  goesToBouncing,
  goesToStranger,
  goesToUnconfirmed,
  isOptional,
  isSecurity,
  MAIL_KINDS,
  type MailKind,
  MONEY_KINDS,
  SECURITY_KINDS,
} from '../../../domain/mails/kinds';

const kindsThat = (rule: (kind: MailKind) => boolean) => MAIL_KINDS.filter(rule);

it('a user can switch off news, but no mail about money or security', () => {
  expect(kindsThat(isOptional)).toEqual([
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
  ]);
  expect([...MONEY_KINDS, ...SECURITY_KINDS].filter(isOptional)).toEqual([]);
});

it('only the mail about a tribute goes to a person whom a donor names', () => {
  expect(kindsThat(goesToStranger)).toEqual(['tribute_made']);
});

it('mails about security are those that protect an account or a charity', () => {
  expect(kindsThat(isSecurity)).toEqual([
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
  ]);
});

it('an address that bounces gets only mails about security', () => {
  expect(kindsThat(goesToBouncing)).toEqual(kindsThat(isSecurity));
});

it('the unconfirmed address of a guest gets the receipt and mails about a plan', () => {
  expect(kindsThat((kind) => goesToUnconfirmed(kind, false))).toEqual([
    'gift_completed',
    'debit_announced',
    'repair_source',
    'recurring_changed',
    'card_expiring',
  ]);
  expect(kindsThat((kind) => goesToUnconfirmed(kind, true))).toEqual([
    'gift_completed',
    'gift_failed',
    'confirm_payment',
    'debit_announced',
    'repair_source',
    'recurring_changed',
    'card_expiring',
  ]);
});

it('each kind has one owner: money, security, news or a stranger', () => {
  expect(new Set(MAIL_KINDS).size).toBe(MAIL_KINDS.length);
  const rest = MAIL_KINDS.filter((kind) => !isOptional(kind) && !isSecurity(kind) && !goesToStranger(kind));
  expect(rest).toEqual([...MONEY_KINDS]);
});
