import { type Database } from '../../db/database';
import { queueLeaf } from '../../db/queries/receipt-log/leaves';
import { findOpenLog } from '../../db/queries/receipt-log/logs';
import { insertStatement } from '../../db/queries/statements/months';
import { type Currency } from '../../domain/money';
import { hashLeaf, printLeaf } from '../../domain/receipt-log/leaf';
import { type Month, periodOf } from '../../domain/statements/period';
import { randomSalt } from '../../gateways/receipt-network';

export interface HashedStatement {
  charityId: string;
  currency: Currency;
  month: Month;
  sha256: Buffer;
  at: Date;
}

/** Stores the hash of a statement, unless it is stored. Queues a leaf for it while a receipt log is open. */
export async function keepStatement(tx: Database, statement: HashedStatement): Promise<void> {
  const { charityId, currency, month, sha256, at } = statement;
  const isLogged = (await findOpenLog(tx)) !== undefined;
  const name = periodOf(month).name;
  const text = printLeaf({
    kind: 'statement',
    charityId,
    month: name,
    currency,
    sha256: sha256.toString('hex'),
    salt: randomSalt(),
  });
  const leafHash = isLogged ? hashLeaf(text) : null;
  const isNew = await insertStatement(tx, { charityId, month, currency, sha256, leafHash });
  if (!isNew || leafHash === null) return;
  const reference = `${charityId}/${name}/${currency}`;
  await queueLeaf(tx, { leafHash, donationId: null, kind: 'statement', reference, text, at });
}
