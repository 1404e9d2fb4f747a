import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { type Charity } from '../../../db/queries/charities/charities';
import { findLastClosedMonth } from '../../../db/queries/statements/months';
import { validationError } from '../../../domain/errors';
import { FIRST_STATEMENT_YEAR, type Period, readPeriod } from '../../../domain/statements/period';
import { loadCharity } from '../../access/charities';

interface Request {
  db: Database;
  actor: Actor;
  params: { charity_id: string; period: string };
  now: Date;
}

export interface LoadedPeriod {
  charity: Charity;
  period: Period;
  /** Whether the last month of the period is closed. */
  closed: boolean;
}

/** Loads the charity and the period in the path, for members of the charity and operators. */
export async function loadPeriod({ db, actor, params, now }: Request): Promise<LoadedPeriod> {
  const charity = await loadCharity(db, actor, params.charity_id, 'readStatements');
  const period = readPeriod(params.period, now);
  if (period === undefined) {
    const message = `must be a month such as 2026-11 or a year, from ${FIRST_STATEMENT_YEAR} to the current one`;
    throw validationError([{ field: 'period', code: 'format', message }]);
  }
  const last = await findLastClosedMonth(db);
  return { charity, period, closed: last !== undefined && last >= period.lastMonth };
}
