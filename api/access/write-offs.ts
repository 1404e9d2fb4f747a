import { type Database } from '../../db/database';
import { type Charity } from '../../db/queries/charities/charities';
import { findWriteOff } from '../../db/queries/ledger/write-offs';
import { type Actor } from '../../domain/access/actor';
import { notFound } from '../../domain/errors';
import { requireMayDecide } from '../../operations/ties/may-decide';
import { loadCharity } from './charities';

interface Request<Path> {
  db: Database;
  actor: Actor;
  params: Path;
  now: Date;
}

/** Loads the charity in the path. An operator with a tie to the charity gets 403. */
export async function loadDebtor({
  db,
  actor,
  params,
  now,
}: Request<{ charity_id: string }>): Promise<Charity> {
  const charity = await loadCharity(db, actor, params.charity_id);
  await requireMayDecide({ tx: db, at: now, actor }, { charityId: charity.id });
  return charity;
}

/** Loads the write-off in the path. An operator with a tie to the charity gets 403. */
export async function loadWriteOff(request: Request<{ charity_id: string; write_off_id: string }>) {
  const charity = await loadDebtor(request);
  const writeOff = await findWriteOff(request.db, request.params.write_off_id);
  if (writeOff?.charityId !== charity.id) throw notFound('write-off');
  return writeOff;
}
