import { type DomainEvent } from '../../domain/events';
import { newId } from '../../new-id';
import { type Database, selectRows } from '../database';
import { CHANNELS, notify } from '../listen';

export interface Audience {
  /** The account that acted, such as the donor's. */
  accountId: string;
  /** The charity whose members may know. */
  charityId: string;
}

/**
 * Writes an event inside the state change's transaction, one row for each account that may know of it: the one that
 * acted, those of the charity's members, and the platform's own.
 */
export async function recordEvent(
  tx: Database,
  event: DomainEvent,
  audience: Audience,
  occurredAt: Date,
): Promise<void> {
  const accounts = await selectRows<{ id: string }>(
    tx,
    `SELECT $1 AS id
     UNION SELECT u.account_id FROM charity_members m JOIN users u ON u.id = m.user_id WHERE m.charity_id = $2
     UNION SELECT id FROM accounts WHERE kind = 'platform'`,
    [audience.accountId, audience.charityId],
  );
  await tx.models.events.bulkCreate(
    accounts.map(({ id }) => ({
      id: newId('event'),
      accountId: id,
      name: event.name,
      data: event.data,
      onlyEndpointId: null,
      occurredAt,
      sequence: null,
    })),
    { transaction: tx.transaction, returning: false },
  );
  await notify(tx, CHANNELS.events);
}
