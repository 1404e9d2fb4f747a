import { type Database } from '../../db/database';
import { findPersons } from '../../db/queries/access/persons';
import { lockCharityFunds } from '../../db/queries/ledger/funds';
import { insertPosting } from '../../db/queries/ledger/ledger';
import {
  findWriteOff,
  insertWriteOff,
  settleWriteOff,
  type WriteOff,
} from '../../db/queries/ledger/write-offs';
import { type Actor } from '../../domain/access/actor';
import { GivingError, requireRow } from '../../domain/errors';
import { postWriteOff } from '../../domain/ledger/postings';
import { type Currency, formatMoney, parseAmount } from '../../domain/money';
import { type ActOf } from '../act';
import { requireMayDecide } from '../ties/may-decide';

export interface WriteOffRequest {
  id: string;
  charityId: string;
  currency: Currency;
  /** A decimal string in units of the currency. */
  amount: string;
  reason: string;
}

/** Stores an operator's request to write off a charity's debt. Another operator must approve it. */
export async function requestWriteOff(
  { tx, at, actor }: ActOf<Pick<Actor, 'userId' | 'credentialId'>>,
  request: WriteOffRequest,
): Promise<WriteOff> {
  const { amount, ...order } = request;
  const writeOff: WriteOff = {
    ...order,
    amountMinor: parseAmount(amount, order.currency),
    status: 'pending',
    requestedByUserId: actor.userId,
    askingPersons: await findPersons(tx, actor),
    approvedByUserId: null,
    createdAt: at,
    approvedAt: null,
  };
  await requireDebt(tx, writeOff);
  await insertWriteOff(tx, writeOff);
  return writeOff;
}

export interface Approval {
  writeOffId: string;
}

/**
 * Approves a write-off and books it. Throws FORBIDDEN unless an untied operator requested it. Throws CONFLICT
 * if the charity no longer owes the amount.
 */
export async function approveWriteOff(
  act: ActOf<Pick<Actor, 'userId' | 'credentialId'>>,
  { writeOffId }: Approval,
): Promise<WriteOff> {
  const { tx, at, actor } = act;
  const writeOff = requireRow(await findWriteOff(tx, writeOffId), writeOffId);
  await requireMayDecide(act, { charityId: writeOff.charityId, parties: writeOff.askingPersons });
  if (!(await settleWriteOff(tx, writeOffId, { approvedByUserId: actor.userId, approvedAt: at }))) {
    throw new GivingError('CONFLICT', 'The write-off is already approved.');
  }
  await requireDebt(tx, writeOff);
  await insertPosting(tx, {
    donationId: null,
    kind: 'written_off',
    cause: writeOffId,
    at,
    entries: postWriteOff(writeOff),
  });
  return requireRow(await findWriteOff(tx, writeOffId), writeOffId);
}

/**
 * Throws CONFLICT if the charity owes less than the amount. Locks the charity's funds until the transaction
 * ends.
 */
async function requireDebt(
  tx: Database,
  { charityId, currency, amountMinor }: Pick<WriteOff, 'charityId' | 'currency' | 'amountMinor'>,
): Promise<void> {
  const { balanceMinor } = await lockCharityFunds(tx, charityId, currency);
  const debtMinor = balanceMinor < 0n ? -balanceMinor : 0n;
  if (amountMinor <= debtMinor) return;
  throw new GivingError('CONFLICT', 'The charity does not owe this much.', {
    debt: formatMoney({ currency, minor: debtMinor }),
    currency,
  });
}
