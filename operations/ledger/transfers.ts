import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import {
  confirmTransfer,
  insertListedTransfer,
  listArrivedTransfers,
  lockTransfer,
  saveStatedTransfer,
  type StatedTransfer,
} from '../../db/queries/ledger/cash-transfers';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { type Actor } from '../../domain/access/actor';
import { type ProcessorName } from '../../domain/charges/charge';
import { GivingError } from '../../domain/errors';
import { type CashTransfer, postCashTransfer } from '../../domain/ledger/cash-transfer';
import { newId } from '../../new-id';
import { type Act, type ActOf } from '../act';
import { requireMayDecide } from '../ties/may-decide';

export type TransferStatement = Omit<CashTransfer, 'id'>;

type ActOfStater = ActOf<Pick<Actor, 'userId' | 'credentialId' | 'accountId' | 'isOperator' | 'scopes'>>;

/**
 * Stores a transfer between the processor and the bank that the processor did not list. One operator states it. It is
 * booked once a second operator, who is not tied to the first one, states the same transfer. A different
 * amount or day replaces the first statement. Throws CONFLICT if the transfer is already booked.
 */
export async function stateTransfer(act: ActOfStater, statement: TransferStatement): Promise<StatedTransfer> {
  const { tx, at, actor } = act;
  requireStatement(act, statement);
  const known = await lockTransfer(tx, statement);
  if (known !== undefined && known.bookedAt !== null) {
    throw new GivingError('CONFLICT', `The transfer ${known.reference} is already booked.`);
  }
  if (known === undefined || !isSame(known, statement)) return store(act, { statement, known });
  await requireMayDecide(act, { charityId: null, parties: known.statingPersons });
  await confirmTransfer(tx, known.id, { userId: actor.userId, at });
  const entries = postCashTransfer(known);
  await insertPosting(tx, { donationId: null, kind: 'cash_moved', cause: known.id, at, entries });
  await audit(act, 'cash_transfer.confirmed', known);
  return { ...known, bookedAt: at };
}

/** Prefixes of our own ids. Reconciliation would mistake a transfer with such a name for a gift or payout. */
const OWN_NAME = /^(donation|refund|dispute|payout|bankfile)_/;

function requireStatement({ actor, at }: ActOfStater, { reference, movedAt }: TransferStatement): void {
  if (!actor.isOperator || !actor.scopes.includes('payouts:manage')) {
    throw new GivingError(
      'FORBIDDEN',
      'Only an operator with the scope payouts:manage may state a transfer.',
    );
  }
  if (!/^[\w-]{1,100}$/.test(reference) || OWN_NAME.test(reference)) {
    throw new GivingError('VALIDATION_ERROR', 'The reference must be the name that the processor gave it.');
  }
  if (movedAt > at) throw new GivingError('VALIDATION_ERROR', 'The transfer has not arrived yet.');
}

function isSame(known: CashTransfer, { currency, amountMinor, movedAt }: TransferStatement): boolean {
  const isSameMoney = known.currency === currency && known.amountMinor === amountMinor;
  return isSameMoney && known.movedAt.getTime() === movedAt.getTime();
}

async function store(
  act: ActOfStater,
  { statement, known }: { statement: TransferStatement; known: StatedTransfer | undefined },
): Promise<StatedTransfer> {
  const stated = {
    ...statement,
    id: known?.id ?? newId('transfer'),
    statedBy: act.actor.userId,
    statingPersons: await findPersons(act.tx, act.actor),
  };
  if (!(await saveStatedTransfer(act.tx, stated, act.at))) {
    throw new GivingError('CONFLICT', 'Somebody else has just stated this transfer. Repeat the command.');
  }
  await audit(act, 'cash_transfer.stated', stated);
  return { ...stated, bookedAt: null };
}

async function audit(
  { tx, at, actor }: ActOfStater,
  action: string,
  { id, reference, movement, currency, amountMinor }: CashTransfer,
): Promise<void> {
  const { userId, credentialId, accountId } = actor;
  const details = { reference, movement, currency, amount_minor: String(amountMinor) };
  const subject = { type: 'cash_transfer', id };
  await recordAudit(tx, { action, actor: { userId, credentialId, accountId }, subject, details, at });
}

/**
 * Books transfers from the processor's list that have arrived at the bank. Books each only once, even if another run is
 * concurrent. Returns the number of booked transfers.
 */
export async function bookListedTransfers({ tx, at }: Act, processor: ProcessorName): Promise<number> {
  let booked = 0;
  for (const transfer of await listArrivedTransfers(tx, processor, at)) {
    const id = await insertListedTransfer(tx, transfer, at);
    if (id === undefined) continue;
    const entries = postCashTransfer(transfer);
    await insertPosting(tx, { donationId: null, kind: 'cash_moved', cause: id, at, entries });
    booked += 1;
  }
  return booked;
}
