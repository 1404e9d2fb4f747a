/** Sends the mails about gifts in honor or in memory of somebody. */
import { inTransaction } from '../../db/database';
import { listDueTributes } from '../../db/queries/tributes/tributes';
import { dayOf } from '../../domain/days';
import { type Gateways } from '../../gateways';
import { sendTribute } from '../../operations/tributes/tributes';
import { attemptEach, type Carer } from './attempt-each';

const AT_ONCE = 50;

/** Sends a batch of due mails. Returns true if more may be due. */
export async function sendDueTributes(
  { gateways, ...carer }: { gateways: Pick<Gateways, 'secrets'> } & Carer,
  at: Date,
): Promise<boolean> {
  const { db } = carer;
  const items = await listDueTributes(db, { today: dayOf(at), at, limit: AT_ONCE });
  await attemptEach(carer, { care: 'tribute', items, at }, ({ id }) =>
    inTransaction(db, (tx) => sendTribute({ tx, at, secrets: gateways.secrets }, id)),
  );
  return items.length === AT_ONCE;
}
