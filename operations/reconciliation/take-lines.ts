import { type Database } from '../../db/database';
import { findConflict, insertLines, type LineSource } from '../../db/queries/reconciliation/lines';
import { GivingError } from '../../domain/errors';
import { type TheirMovement } from '../../domain/reconciliation/movements';

export interface Lines {
  source: LineSource;
  lines: TheirMovement[];
  at: Date;
}

/**
 * Stores movements that a processor or bank lists. Stores each only once, even if it is read again. Returns how many
 * are new. Throws CONFLICT if a movement was read before with another amount, because processors and banks never change
 * a movement.
 */
export async function takeLines(tx: Database, { source, lines, at }: Lines): Promise<number> {
  if (lines.length === 0) return 0;
  const fresh = await insertLines(tx, source, lines, at);
  if (fresh === lines.length) return fresh;
  const conflict = await findConflict(tx, source, lines);
  if (conflict === undefined) return fresh;
  throw new GivingError('CONFLICT', `The movement ${conflict} was read before with another amount.`, {
    reference: conflict,
  });
}
