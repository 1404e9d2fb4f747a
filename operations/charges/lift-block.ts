import { type Database } from '../../db/database';
import {
  findBlock,
  liftStoredBlock,
  lockSubjects,
  type VelocityBlock,
} from '../../db/queries/charges/velocity';
import { GivingError, notFound, requireRow } from '../../domain/errors';

export interface BlockLift {
  blockId: string;
  userId: string;
  reason: string;
  at: Date;
}

/** Ends the block of a card, user or IP address. Earlier gifts and declines no longer count. */
export async function liftBlock(tx: Database, { blockId, ...lift }: BlockLift): Promise<VelocityBlock> {
  const block = await findBlock(tx, blockId);
  if (block === undefined) throw notFound('block');
  await lockSubjects(tx, [block.subjectHash]);
  if (!(await liftStoredBlock(tx, block, lift))) {
    throw new GivingError('CONFLICT', 'This block has already ended or was already lifted.');
  }
  return requireRow(await findBlock(tx, blockId), blockId);
}
