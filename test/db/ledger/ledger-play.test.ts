/** Concurrent clients leave a ledger that can be proved. */
import { findFeeReport } from '../../../db/queries/fees/reports';
import { checkLedger, type InvariantResult } from '../../../db/queries/ledger/check';
import { useDatabase } from '../../support/database';
import { sizeOf } from '../../support/large';
import { playMoney } from './play';
import { ALWAYS, findColumnsThatEndElsewhere, findLinesThatDoNotAddUp, recomputeReport } from './fee-totals';
import { bookedTotals, recomputeTotals } from './totals';

/** Even the usual number is enough that every kind of change occurs by chance. */
const GIFTS = sizeOf({ usual: 250, large: 100_000 });
jest.setTimeout(120_000 + GIFTS * 50);

const test = useDatabase(16);

it('random gifts, refunds and disputes from concurrent clients are booked once and rightly', async () => {
  const counts = await playMoney(test.db, { gifts: GIFTS, clients: 8, seed: 20_261_121 });
  for (const [what, count] of Object.entries(counts))
    expect({ what, some: count > 0 }).toEqual({ what, some: true });
  const broken: InvariantResult[] = [];
  const figures = await checkLedger(test.db, (result) => {
    if (result.offenders > 0) broken.push(result);
  });
  expect(broken).toEqual([]);
  expect(figures.gifts).toBe(GIFTS);
  expect(await bookedTotals(test.db)).toEqual(await recomputeTotals(test.db));
  const { totals } = await findFeeReport(test.db, ALWAYS, { limit: 1, offset: 0 });
  expect(totals).toEqual(await recomputeReport(test.db));
  expect(await findColumnsThatEndElsewhere(test.db)).toEqual([]);
  expect(await findLinesThatDoNotAddUp(test.db)).toEqual([]);
});
