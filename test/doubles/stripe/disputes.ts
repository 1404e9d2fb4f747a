/** Disputes and returned debits in the double. */
import { DAY_SECONDS, move } from './balance';
import { type Charge, type Dispute, type PaymentMethod } from './objects';
import { type World } from './world';

export interface NewDispute {
  reason: string;
  status: string;
  amount?: number | undefined;
  networkReasonCode?: string | undefined;
  fee?: number | undefined;
}

/** Opens a dispute. An inquiry (`warning_…`) withdraws nothing. */
export function openDispute(
  world: World,
  charge: Charge,
  { reason, status, amount = charge.amount, networkReasonCode = '10.4', fee = 1_500 }: NewDispute,
): Dispute {
  const isInquiry = status.startsWith('warning_');
  const { type } = charge.payment_method_details;
  const card = {
    brand: 'visa',
    case_type: isInquiry ? 'inquiry' : 'chargeback',
    network_reason_code: networkReasonCode,
  };
  const dispute = world.add<Dispute>('dispute', {
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason,
    status,
    network_reason_code: networkReasonCode,
    evidence: {},
    evidence_details: {
      due_by: world.now() + 7 * DAY_SECONDS,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    balance_transactions: [],
    is_charge_refundable: isInquiry,
    payment_method_details: { type, ...(type === 'card' ? { card } : {}) },
    metadata: {},
  });
  charge.disputed = !isInquiry;
  world.emit('charge.dispute.created', dispute);
  if (!isInquiry) withdraw(world, dispute, fee);
  return dispute;
}

function withdraw(world: World, dispute: Dispute, fee: number): void {
  const { amount, currency, id: source } = dispute;
  dispute.balance_transactions.push(
    move(world, { amount: -amount, fee, currency, source, type: 'adjustment' }),
  );
  world.emit('charge.dispute.funds_withdrawn', dispute);
}

/** Ends a dispute: `won` gives the money back, an inquiry ends `warning_closed`. */
export function closeDispute(world: World, dispute: Dispute, status: string): void {
  const previous = { status: dispute.status };
  dispute.status = status;
  if (status === 'won') reinstate(world, dispute);
  world.emit('charge.dispute.closed', dispute, previous);
}

/** Gives the money back, also after the dispute was closed. */
export function reinstate(world: World, dispute: Dispute): void {
  const { amount, currency, id: source } = dispute;
  dispute.balance_transactions.push(move(world, { amount, fee: 0, currency, source, type: 'adjustment' }));
  world.emit('charge.dispute.funds_reinstated', dispute);
}

/** The bank takes a debit back: a dispute that is lost at once. */
export function returnDebit(world: World, charge: Charge, code: string): Dispute {
  const method = world.get<PaymentMethod>('payment_method', charge.payment_method);
  const reason = code === 'R01' ? 'insufficient_funds' : 'debit_not_authorized';
  if (method.us_bank_account !== undefined && code !== 'R01') {
    method.us_bank_account.status_details = {
      blocked: { network_code: code, reason: 'bank_account_closed' },
    };
  }
  const dispute = openDispute(world, charge, { reason, status: 'lost', networkReasonCode: code, fee: 0 });
  closeDispute(world, dispute, 'lost');
  return dispute;
}
