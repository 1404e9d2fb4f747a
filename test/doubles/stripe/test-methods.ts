/** The double's test cards and accounts, by Stripe's own names where Stripe has them. They choose what a charge does. */
import { type PaymentMethod } from './objects';

export interface TestMethod {
  type: PaymentMethod['type'];
  country?: string;
  brand?: string;
  last4?: string;
  /** Why each charge is declined. For a bank debit, why it fails after days. */
  decline?: { code: string; decline_code?: string };
  /** When the donor must confirm: at each payment, or only when the card is saved. */
  authenticates?: 'always' | 'on_setup';
  /** A debit that ends only by a control, whatever `bankDebitMs` is. */
  staysProcessing?: boolean;
  /** The setup of the account waits for micro-deposits. */
  microdeposits?: boolean;
  dispute?: { reason: string; status: string };
  /** The bank takes a debit back after it succeeded, with this code. */
  returnCode?: string;
  refund?: 'pending' | 'fails';
  attachDeclines?: boolean;
}

const card: TestMethod = { type: 'card' };
const bank: TestMethod = { type: 'us_bank_account' };
const sepa: TestMethod = { type: 'sepa_debit', country: 'DE' };
const declined = (decline_code: string): TestMethod => ({
  ...card,
  last4: '0002',
  decline: { code: 'card_declined', decline_code },
});

const METHODS: Record<string, TestMethod> = {
  pm_card_visa: card,
  pm_card_us: card,
  pm_card_mastercard: { ...card, brand: 'mastercard', last4: '4444' },
  pm_card_de: { ...card, country: 'DE', last4: '0016' },
  pm_card_gb: { ...card, country: 'GB', last4: '0005' },
  pm_card_chargeDeclined: declined('generic_decline'),
  pm_card_visa_chargeDeclined: declined('generic_decline'),
  pm_card_visa_chargeDeclinedInsufficientFunds: declined('insufficient_funds'),
  pm_card_visa_chargeDeclinedLostCard: declined('lost_card'),
  pm_card_visa_chargeDeclinedStolenCard: declined('stolen_card'),
  pm_card_visa_chargeDeclinedVelocityLimitExceeded: declined('card_velocity_exceeded'),
  pm_card_radarBlock: declined('fraudulent'),
  pm_card_chargeDeclinedExpiredCard: { ...card, decline: { code: 'expired_card' } },
  pm_card_chargeDeclinedIncorrectCvc: { ...card, decline: { code: 'incorrect_cvc' } },
  pm_card_chargeDeclinedProcessingError: { ...card, decline: { code: 'processing_error' } },
  pm_card_attachDeclined: { ...declined('generic_decline'), attachDeclines: true },
  pm_card_threeDSecureRequired: { ...card, authenticates: 'always', last4: '3063' },
  pm_card_threeDSecure2Required: { ...card, authenticates: 'always', last4: '3220' },
  pm_card_authenticationRequired: { ...card, authenticates: 'always', last4: '3184' },
  pm_card_authenticationRequiredOnSetup: { ...card, authenticates: 'on_setup', last4: '3155' },
  pm_card_threeDSecureDeclined: { ...declined('insufficient_funds'), authenticates: 'always' },
  pm_card_createDispute: { ...card, dispute: { reason: 'fraudulent', status: 'needs_response' } },
  pm_card_createDisputeProductNotReceived: {
    ...card,
    dispute: { reason: 'product_not_received', status: 'needs_response' },
  },
  pm_card_createDisputeInquiry: {
    ...card,
    dispute: { reason: 'general', status: 'warning_needs_response' },
  },
  pm_card_pendingRefund: { ...card, refund: 'pending' },
  pm_card_refundFail: { ...card, refund: 'fails' },
  pm_usBankAccount: bank,
  pm_usBankAccount_success: bank,
  pm_usBankAccount_processing: { ...bank, staysProcessing: true },
  pm_usBankAccount_microdeposits: { ...bank, microdeposits: true },
  pm_usBankAccount_accountClosed: { ...bank, decline: { code: 'account_closed' } },
  pm_usBankAccount_noAccount: { ...bank, decline: { code: 'no_account' } },
  pm_usBankAccount_insufficientFunds: { ...bank, decline: { code: 'insufficient_funds' } },
  pm_usBankAccount_debitNotAuthorized: { ...bank, decline: { code: 'debit_not_authorized' } },
  /** Succeeds, and is returned at once afterwards. */
  pm_usBankAccount_dispute: { ...bank, returnCode: 'R10' },
  pm_usBankAccount_returned: { ...bank, returnCode: 'R01' },
  pm_sepaDebit: sepa,
  pm_sepaDebit_failed: { ...sepa, decline: { code: 'insufficient_funds' } },
  pm_sepaDebit_returned: { ...sepa, returnCode: 'AC04' },
};

/** What a browser test types into the form. The double keeps only the last four digits. */
const NAME_OF_NUMBER: Record<string, string> = {
  '4242424242424242': 'pm_card_visa',
  '5555555555554444': 'pm_card_mastercard',
  '4000002760000016': 'pm_card_de',
  '4000000000000002': 'pm_card_visa_chargeDeclined',
  '4000000000000341': 'pm_card_visa_chargeDeclined',
  '4000000000009995': 'pm_card_visa_chargeDeclinedInsufficientFunds',
  '4000000000009987': 'pm_card_visa_chargeDeclinedLostCard',
  '4000000000000069': 'pm_card_chargeDeclinedExpiredCard',
  '4000000000003220': 'pm_card_threeDSecure2Required',
  '4000002760003184': 'pm_card_authenticationRequired',
  '4000002500003155': 'pm_card_authenticationRequiredOnSetup',
  '4000000000000259': 'pm_card_createDispute',
  '4000000000007726': 'pm_card_pendingRefund',
  '4000000000005126': 'pm_card_refundFail',
  // An account.
  '000123456789': 'pm_usBankAccount',
};

/** `pm_card_declined_<code>` is declined with any decline code. */
export function findTestMethod(name: string): TestMethod | undefined {
  const code = /^pm_card_declined_(\w+)$/.exec(name)?.[1];
  return code === undefined ? METHODS[name] : declined(code);
}

export function nameOfNumber(number: string): string | undefined {
  return NAME_OF_NUMBER[number.replaceAll(' ', '')];
}
