/**
 * Controls. Each is a method of StripeDouble, and POST /_double/{name} with its argument as JSON. Nothing of it is
 * part of Stripe.
 * - `faults` {rate, kinds, seed}: this share of requests fails, by the kinds of ./faults.ts.
 * - `force` {kind, on, times}: the next requests that contain `on` ("POST /v1/refunds") fail so.
 * - `timing` {latencyMs, bankDebitMs}: how long an answer takes, and after what time a bank debit ends by itself.
 *   Without `bankDebitMs` a debit ends only by `settle`.
 * - `forgetKeys` {}: 24 hours pass, and every idempotency key is free again.
 * - `webhook` {url, ca, lateMs, doubled}: sends signed events there: late, overtaking each other, and twice.
 *   `signedEvents()` (GET /_double/events) returns all events with signatures, to send them in any order yourself.
 * - `settle` {payment_intent, failure}: ends a bank debit as its test account says, or with the failure code.
 * - `authenticate` {id, approve}: the donor ends 3-D Secure of a PaymentIntent or SetupIntent.
 * - `returnDebit` {payment_intent, code}: the bank takes a succeeded debit back (R01, R10, AC04).
 * - `dispute` {payment_intent, reason, status, amount}: opens a dispute, or with `warning_needs_response` an inquiry.
 * - `closeDispute` {dispute, status}: won, lost or warning_closed.
 * - `reinstate` {dispute}: gives the money of a closed dispute back, and leaves its status.
 * - `endRefund` {refund, status}: succeeded, or failed, also after it succeeded.
 * - `warnOfFraud` {payment_intent}: an early fraud warning.
 * - `updateCard` {payment_method, exp_month, exp_year}: the issuer replaced the card.
 * - `onboard` {account, holder, currency, last4, instant}: ends a connected account's onboarding, or changes its bank.
 * - `setPayouts` {account, enabled}: Stripe stops paying to a connected account, or begins again.
 * - `endPayout` {payout, failure}: a payout to a bank is paid, or fails, also after it was paid.
 * - `endIdentity` {session, name, problem, redacted}: verified with this name, refused with the code of an error, or
 *   redacted. Without any: Stripe still processes the attempt.
 */
import { type StripeDouble, type Timing } from './double';
import { type FaultRate, type ForcedFault } from './faults';
import { type WebhookSettings } from './webhooks';

/** The controls over HTTP. Their arguments come as JSON. */
export const CONTROLS: Record<string, (double: StripeDouble, argument: never) => unknown> = {
  faults: (double, rate: FaultRate) => double.faults(rate),
  force: (double, fault: ForcedFault) => double.force(fault),
  timing: (double, timing: Timing) => double.timing(timing),
  forgetKeys: (double) => double.forgetKeys(),
  webhook: (double, settings: WebhookSettings) => double.webhook(settings),
  settle: (double, debit: Parameters<StripeDouble['settle']>[0]) => double.settle(debit),
  authenticate: (double, donor: Parameters<StripeDouble['authenticate']>[0]) => double.authenticate(donor),
  returnDebit: (double, debit: Parameters<StripeDouble['returnDebit']>[0]) => double.returnDebit(debit),
  dispute: (double, dispute: Parameters<StripeDouble['dispute']>[0]) => double.dispute(dispute),
  closeDispute: (double, end: Parameters<StripeDouble['closeDispute']>[0]) => double.closeDispute(end),
  reinstate: (double, closed: Parameters<StripeDouble['reinstate']>[0]) => double.reinstate(closed),
  endRefund: (double, end: Parameters<StripeDouble['endRefund']>[0]) => double.endRefund(end),
  warnOfFraud: (double, payment: Parameters<StripeDouble['warnOfFraud']>[0]) => double.warnOfFraud(payment),
  onboard: (double, bank: Parameters<StripeDouble['onboard']>[0]) => double.onboard(bank),
  setPayouts: (double, state: Parameters<StripeDouble['setPayouts']>[0]) => double.setPayouts(state),
  endPayout: (double, end: Parameters<StripeDouble['endPayout']>[0]) => double.endPayout(end),
  endIdentity: (double, end: Parameters<StripeDouble['endIdentity']>[0]) => double.endIdentity(end),
  updateCard: (double, change: Parameters<StripeDouble['updateCard']>[0]) => double.updateCard(change),
};
