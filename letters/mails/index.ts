/** Lists every mail once, under the name of its kind. `domain/mails/kinds.ts` says which kinds there are. */
import { type MailKind } from '../../domain/mails/kinds';
import { approvalAsked } from './approvals/approval-asked';
import { charityChange } from './charities/charity-change';
import { claimDecided } from './claims/claim-decided';
import { claimMade } from './claims/claim-made';
import { claimToDecide } from './claims/claim-to-decide';
import { secondFactorChanged } from './factors/second-factor-changed';
import { chooseCharity } from './gifts/choose-charity';
import { confirmPayment } from './gifts/confirm-payment';
import { giftCompleted } from './gifts/gift-completed';
import { giftFailed } from './gifts/gift-failed';
import { giftRefunded } from './gifts/gift-refunded';
import { guestAccount } from './guests/guest-account';
import { guestLink } from './guests/guest-link';
import { hoursDecided } from './hours/hours-decided';
import { hoursDue } from './hours/hours-due';
import { apiKeyChanged } from './keys/api-key-changed';
import { matchesCharged } from './matching/matches-charged';
import { matchesDeclined } from './matching/matches-declined';
import { pledgeAccepted } from './matching/pledge-accepted';
import { pledgeEnded } from './matching/pledge-ended';
import { memberInvited } from './members/member-invited';
import { memberRemoved } from './members/member-removed';
import { applicationChanged } from './oauth-clients/application-changed';
import { payoutAccountChanged } from './payout-accounts/payout-account-changed';
import { payoutCreated } from './payouts/payout-created';
import { payoutFailed } from './payouts/payout-failed';
import { payoutHeld } from './payouts/payout-held';
import { payoutPaid } from './payouts/payout-paid';
import { payoutReturned } from './payouts/payout-returned';
import { debitAnnounced } from './plans/debit-announced';
import { recurringChanged } from './plans/recurring-changed';
import { repairSource } from './plans/repair-source';
import { qualificationExpiring } from './qualifications/qualification-expiring';
import { qualificationMoved } from './qualifications/qualification-moved';
import { referenceRequested } from './references/reference-requested';
import { savedReport } from './reports/saved-report';
import { cardExpiring } from './sources/card-expiring';
import { mandateGiven } from './sources/mandate-given';
import { subscriptionEnded } from './subscriptions/subscription-ended';
import { subscriptionUnpaid } from './subscriptions/subscription-unpaid';
import { tributeMade } from './tributes/tribute-made';
import { confirmAddress } from './users/confirm-address';
import { dataExported } from './users/data-exported';
import { erasureScheduled } from './users/erasure-scheduled';
import { knownAddress } from './users/known-address';
import { newPassword } from './users/new-password';
import { verificationMoved } from './verification/verification-moved';
import { verificationReminder } from './verification/verification-reminder';
import { videoCallMoved } from './video-calls/video-call-moved';
import { endpointDisabled } from './webhooks/endpoint-disabled';

export const MAILS = {
  gift_completed: giftCompleted,
  gift_failed: giftFailed,
  gift_refunded: giftRefunded,
  confirm_payment: confirmPayment,
  choose_charity: chooseCharity,
  mandate_given: mandateGiven,
  debit_announced: debitAnnounced,
  repair_source: repairSource,
  recurring_changed: recurringChanged,
  payout_created: payoutCreated,
  payout_held: payoutHeld,
  payout_paid: payoutPaid,
  payout_failed: payoutFailed,
  payout_returned: payoutReturned,
  pledge_accepted: pledgeAccepted,
  matches_charged: matchesCharged,
  matches_declined: matchesDeclined,
  pledge_ended: pledgeEnded,
  subscription_unpaid: subscriptionUnpaid,
  subscription_ended: subscriptionEnded,
  confirm_address: confirmAddress,
  known_address: knownAddress,
  new_password: newPassword,
  data_exported: dataExported,
  erasure_scheduled: erasureScheduled,
  api_key_changed: apiKeyChanged,
  application_changed: applicationChanged,
  second_factor_changed: secondFactorChanged,
  charity_change: charityChange,
  payout_account_changed: payoutAccountChanged,
  member_invited: memberInvited,
  member_removed: memberRemoved,
  claim_made: claimMade,
  claim_to_decide: claimToDecide,
  claim_decided: claimDecided,
  approval_asked: approvalAsked,
  reference_requested: referenceRequested,
  guest_link: guestLink,
  guest_account: guestAccount,
  card_expiring: cardExpiring,
  verification_moved: verificationMoved,
  verification_reminder: verificationReminder,
  hours_decided: hoursDecided,
  hours_due: hoursDue,
  endpoint_disabled: endpointDisabled,
  saved_report: savedReport,
  video_call_moved: videoCallMoved,
  qualification_moved: qualificationMoved,
  qualification_expiring: qualificationExpiring,
  tribute_made: tributeMade,
};

/** The data that the mail of each kind shows. */
export type NewsOf = { [Kind in MailKind]: (typeof MAILS)[Kind]['example'] };
