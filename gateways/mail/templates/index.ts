/** The table of all mails: each kind has its template in each language. */
import { goesToStranger, isSecurity, type MailKind } from '../../../domain/mails/kinds';
import { LOCALES } from '../../../domain/mails/locale';
import { type Mail } from '../sealed-mail';
import * as access from './access-mails';
import * as accounts from './account-mails';
import * as charities from './charity-mails';
import * as claims from './claim-mails';
import * as factors from './factor-mails';
import * as gifts from './gift-mails';
import * as guests from './guest-mails';
import * as hours from './hours-mails';
import { type Frame, layOut } from './layout';
import * as matching from './matching-mails';
import * as members from './member-mails';
import * as payouts from './payout-mails';
import * as planChanges from './plan-change-mails';
import * as plans from './plan-mails';
import * as qualifications from './qualification-mails';
import * as references from './reference-mails';
import { createPrinter } from './printer';
import * as reports from './report-mails';
import * as subscriptions from './subscription-mails';
import { type Template } from './template';
import * as tributes from './tribute-mails';
import * as verification from './verification-mails';
import * as calls from './video-call-mails';
import * as webhooks from './webhook-mails';

/** The data that the template of each kind needs. */
export interface NewsOf {
  gift_completed: gifts.CompletedGiftNews;
  gift_failed: gifts.FailedGiftNews;
  gift_refunded: gifts.RefundNews;
  confirm_payment: gifts.PaymentNews;
  choose_charity: gifts.ChoiceNews;
  mandate_given: plans.MandateNews;
  debit_announced: plans.DebitNews;
  repair_source: plans.RepairNews;
  recurring_changed: planChanges.PlanChangeNews;
  payout_created: payouts.PayoutNews;
  payout_held: payouts.PayoutNews;
  payout_paid: payouts.PayoutNews;
  payout_failed: payouts.PayoutNews;
  payout_returned: payouts.PayoutNews;
  pledge_accepted: matching.AcceptedPledgeNews;
  matches_charged: matching.ChargedMatchesNews;
  matches_declined: matching.DeclinedMatchesNews;
  pledge_ended: matching.EndedPledgeNews;
  subscription_unpaid: subscriptions.UnpaidNews;
  subscription_ended: subscriptions.EndNews;
  confirm_address: access.LinkNews;
  known_address: Record<string, never>;
  new_password: access.LinkNews;
  api_key_changed: access.KeyNews;
  application_changed: access.ApplicationNews;
  second_factor_changed: factors.FactorNews;
  charity_change: charities.ChangeNews;
  payout_account_changed: accounts.AccountNews;
  member_invited: members.InvitationNews;
  claim_made: claims.ClaimNews;
  claim_to_decide: claims.ClaimNews;
  claim_decided: claims.ClaimDecisionNews;
  reference_requested: references.ReferenceNews;
  guest_link: guests.GuestLinkNews;
  guest_account: guests.GuestAccountNews;
  card_expiring: plans.ExpiryNews;
  verification_moved: verification.MoveNews;
  verification_reminder: verification.ReminderNews;
  hours_decided: hours.DecisionNews;
  hours_due: hours.DueNews;
  endpoint_disabled: webhooks.EndpointNews;
  saved_report: reports.ReportNews;
  video_call_moved: calls.CallNews;
  qualification_moved: qualifications.MoveNews;
  qualification_expiring: qualifications.ExpiryNews;
  tribute_made: tributes.TributeNews;
}

export const TEMPLATES: { [Kind in MailKind]: Template<NewsOf[Kind]> } = {
  gift_completed: gifts.giftCompleted,
  gift_failed: gifts.giftFailed,
  gift_refunded: gifts.giftRefunded,
  confirm_payment: gifts.confirmPayment,
  choose_charity: gifts.chooseCharity,
  mandate_given: plans.mandateGiven,
  debit_announced: plans.debitAnnounced,
  repair_source: plans.repairSource,
  recurring_changed: planChanges.recurringChanged,
  payout_created: payouts.payoutCreated,
  payout_held: payouts.payoutHeld,
  payout_paid: payouts.payoutPaid,
  payout_failed: payouts.payoutFailed,
  payout_returned: payouts.payoutReturned,
  pledge_accepted: matching.pledgeAccepted,
  matches_charged: matching.matchesCharged,
  matches_declined: matching.matchesDeclined,
  pledge_ended: matching.pledgeEnded,
  subscription_unpaid: subscriptions.subscriptionUnpaid,
  subscription_ended: subscriptions.subscriptionEnded,
  confirm_address: access.confirmAddress,
  known_address: access.knownAddress,
  new_password: access.newPassword,
  api_key_changed: access.apiKeyChanged,
  application_changed: access.applicationChanged,
  second_factor_changed: factors.secondFactorChanged,
  charity_change: charities.charityChange,
  payout_account_changed: accounts.payoutAccountChanged,
  member_invited: members.memberInvited,
  claim_made: claims.claimMade,
  claim_to_decide: claims.claimToDecide,
  claim_decided: claims.claimDecided,
  reference_requested: references.referenceRequested,
  guest_link: guests.guestLink,
  guest_account: guests.guestAccount,
  card_expiring: plans.cardExpiring,
  verification_moved: verification.verificationMoved,
  verification_reminder: verification.verificationReminder,
  hours_decided: hours.hoursDecided,
  hours_due: hours.hoursDue,
  endpoint_disabled: webhooks.endpointDisabled,
  saved_report: reports.savedReport,
  video_call_moved: calls.videoCallMoved,
  qualification_moved: qualifications.qualificationMoved,
  qualification_expiring: qualifications.qualificationExpiring,
  tribute_made: tributes.tributeMade,
};

export type WrittenMail = Omit<Mail, 'to' | 'attachments'>;

type MailFrame = Omit<Frame, 'locale' | 'hasFooter' | 'isPlain'> & { locale: string };

/** Writes a mail of a kind in the reader's language. */
export function writeMail<Kind extends MailKind>(
  kind: Kind,
  news: NewsOf[Kind],
  frame: MailFrame,
): WrittenMail {
  const template: Template<NewsOf[Kind]> = TEMPLATES[kind];
  const locale = LOCALES.find((each) => each === frame.locale) ?? 'en';
  const letter = template.letters[locale](news, createPrinter(locale));
  const isPlain = goesToStranger(kind);
  return { kind, ...layOut(letter, { ...frame, locale, hasFooter: !isPlain && !isSecurity(kind), isPlain }) };
}

/** Writes a mail from the template's example, for previews and tests. */
export function writeExample<Kind extends MailKind>(kind: Kind, frame: MailFrame): WrittenMail {
  const { example }: Template<NewsOf[Kind]> = TEMPLATES[kind];
  return writeMail(kind, example, frame);
}
