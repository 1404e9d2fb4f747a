import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { findPersons } from '../../db/queries/access/persons';
import { insertWriteOff, type WriteOff } from '../../db/queries/ledger/write-offs';
import { type Currency } from '../../domain/money';
import { parseAmount } from '../gifts/amount';
import { requireDebt } from './debt';

export interface WriteOffRequest {
  id: string;
  charityId: string;
  currency: Currency;
  /** A decimal string in units of the currency. */
  amount: string;
  reason: string;
  actor: Pick<Actor, 'userId' | 'credentialId'>;
  at: Date;
}

/** Stores an operator's request to write off a charity's debt. Another operator must approve it. */
export async function requestWriteOff(tx: Database, request: WriteOffRequest): Promise<WriteOff> {
  const { at, amount, actor, ...order } = request;
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
