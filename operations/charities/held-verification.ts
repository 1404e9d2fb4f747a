/** Locks verifications of a charity. Do so before locking the charity: every other operation keeps this order. */
import { type Database } from '../../db/database';
import {
  findCurrentId,
  lockVerification,
  type Verification,
} from '../../db/queries/verification/verifications';
import { STAGE_RULES } from '../../domain/verification/stages';

/** Locks the verification in force of a charity, if it has one. */
export async function holdInForce(tx: Database, charityId: string): Promise<Verification | undefined> {
  const held = await hold(tx, charityId, true);
  return held !== undefined && STAGE_RULES[held.state.stage].inForce ? held : undefined;
}

/** Locks the open application of a charity, or else its newest verification. */
export async function holdCurrent(tx: Database, charityId: string): Promise<Verification | undefined> {
  return hold(tx, charityId, false);
}

async function hold(tx: Database, charityId: string, inForce: boolean): Promise<Verification | undefined> {
  const id = await findCurrentId(tx, { entityId: charityId, entityType: 'organization', inForce });
  return id === undefined ? undefined : lockVerification(tx, id);
}
