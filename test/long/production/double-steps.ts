/** What only our own double of Stripe can do: returned debits, disputes and lost answers. */
import { type StripeDouble } from '../../doubles/stripe/double';
import { type FaultKind } from '../../doubles/stripe/faults';
import { done } from '../../support/approvals';
import { waitFor } from '../../support/wait';
import { awaitStatus, demand, give } from './gifts';
import { type WalkStep } from './steps';
import { type Walk } from './walk';

export function doubleSteps(walk: Walk, double: StripeDouble): WalkStep[] {
  return [
    { title: 'A bank debit and its return', run: () => returnDebit(walk, double) },
    { title: 'Lost answers to charges', run: () => loseCharges(walk, double) },
    { title: 'A lost answer to a refund', run: () => loseRefund(walk, double) },
    // The chargeback fee leaves the charity too little for a refund.
    { title: 'A dispute that is lost', run: () => loseDispute(walk, double) },
  ];
}

/** The double's charges of a gift that took money or may still do so. */
function chargesOf(double: StripeDouble, donationId: string) {
  return double.charges().filter((charge) => charge.donationId === donationId && charge.status !== 'failed');
}

async function paymentOf(double: StripeDouble, donationId: string): Promise<string> {
  return waitFor('the charge at the processor', () =>
    Promise.resolve(chargesOf(double, donationId)[0]?.paymentIntent),
  );
}

async function returnDebit(walk: Walk, double: StripeDouble): Promise<string> {
  await walk.operator.saveSource('bank account');
  const client = await walk.openClient();
  const id = await give(walk, client, { amount: '25.00', payment_method: 'ach' });
  const payment_intent = await paymentOf(double, id);
  const { status } = await client.donations.get(id);
  demand(status === 'pending', `${status} before the bank has paid`);
  double.settle({ payment_intent });
  await awaitStatus(client, id, 'completed');
  double.returnDebit({ payment_intent, code: 'R01' });
  await awaitStatus(client, id, 'refunded');
  const { disputes } = await client.disputes.list(id);
  const [returned] = disputes;
  const found = `${String(returned?.status)}, ${String(returned?.reason)} ${String(returned?.return_code)}`;
  demand(disputes.length === 1 && found === 'lost, ach_return R01', JSON.stringify(disputes));
  return `completed, then ${found}`;
}

async function loseDispute(walk: Walk, double: StripeDouble): Promise<string> {
  const client = await walk.openClient();
  const id = await give(walk, client, { amount: '10.00', payment_method: 'card' });
  await awaitStatus(client, id, 'completed');
  const dispute = double.dispute({ payment_intent: await paymentOf(double, id) });
  await awaitStatus(client, id, 'disputed');
  double.closeDispute({ dispute: dispute.id, status: 'lost' });
  await awaitStatus(client, id, 'refunded');
  const { disputes } = await client.disputes.list(id);
  demand(disputes.length === 1 && disputes[0]?.status === 'lost', JSON.stringify(disputes));
  return 'disputed, then refunded';
}

/** After each of these the platform does not know whether the processor has charged the donor. */
const LOST: FaultKind[] = ['lost_answer', 'error_after'];

async function loseCharges(walk: Walk, double: StripeDouble): Promise<string> {
  const client = await walk.openClient();
  for (const kind of LOST) {
    double.force({ kind, on: 'POST /v1/payment_intents' });
    const id = await give(walk, client, { amount: '7.00', payment_method: 'card' });
    await awaitStatus(client, id, 'completed');
    const charges = chargesOf(double, id);
    demand(double.faultCounts[kind] === 1 && charges.length === 1, JSON.stringify([kind, charges]));
  }
  return `${String(LOST.length)} gifts, each completed and charged once`;
}

async function loseRefund(walk: Walk, double: StripeDouble): Promise<string> {
  const client = await walk.openClient();
  const id = await give(walk, client, { amount: '8.00', payment_method: 'card' });
  await awaitStatus(client, id, 'completed');
  const earlier = double.faultCounts.lost_answer ?? 0;
  double.force({ kind: 'lost_answer', on: 'POST /v1/refunds' });
  const { returned_amount } = await done(client.refunds.create(id, { reason: 'by mistake' }));
  await awaitStatus(client, id, 'refunded');
  const returned = chargesOf(double, id).map(({ amountRefunded }) => (amountRefunded / 100).toFixed(2));
  demand(double.faultCounts.lost_answer === earlier + 1, 'no answer was lost');
  demand(returned.join() === returned_amount, `${returned.join()} instead of ${returned_amount}`);
  return `${returned_amount} USD, returned once`;
}
