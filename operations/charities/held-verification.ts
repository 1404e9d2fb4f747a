/** Locks verifications of a charity. Lock them before the charity, as all operations do, to avoid deadlocks. */
import { type Database } from '../../db/database';
import {
  findCurrentId,
  lockVerification,
  type Verification,
} from '../../db/queries/verification/verifications';
import { STAGE_RULES } from '../../domain/verification/stages';

/** Locks the verification in force of a charity. Returns undefined if the charity has none. */
export async function holdInForce(tx: Database, charityId: string): Promise<Verification | undefined> {
  const held = await hold(tx, charityId, true);
  return held !== undefined && STAGE_RULES[held.state.stage].inForce ? held : undefined;
}

/** Locks the open application of a charity. Without an open application, locks the newest verification. */
export async function holdCurrent(tx: Database, charityId: string): Promise<Verification | undefined> {
  return hold(tx, charityId, false);
}

async function hold(tx: Database, charityId: string, inForce: boolean): Promise<Verification | undefined> {
  const id = await findCurrentId(tx, { entityId: charityId, entityType: 'organization', inForce });
  return id === undefined ? undefined : lockVerification(tx, id);
}
