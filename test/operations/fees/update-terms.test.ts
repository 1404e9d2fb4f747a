/** A new high-volume agreement must continue the current one without a gap. */
import { inTransaction } from '../../../db/database';
import { listFeeTerms } from '../../../db/queries/fees/terms';
import { addDays, type Day, dayOf, shiftByDays } from '../../../domain/days';
import { updateFeeTerms } from '../../../operations/fees/update-terms';
import { buildActor, buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';

const test = useDatabase();

const now = new Date();

/** A charity whose agreement was made at a time, and starts on a day. */
async function buildAgreement(madeAt: Date, startsOn: Day) {
  const { id: charityId } = await buildCharity(test.db);
  const { userId: changedBy } = await buildActor(test.db, { isOperator: true });
  const agree = (day: Day, at: Date) => {
    const highVolume = { ratePpm: 10_000n, minimumMonthlyUsdMinor: 10_000_000n, startsOn: day };
    const update = { charityId, changes: { highVolume }, reason: 'By letter.', changedBy };
    return inTransaction(test.db, (tx) => updateFeeTerms({ tx, at }, update));
  };
  await agree(startsOn, madeAt);
  return {
    agree: (day: Day) => agree(day, now),
    readStart: async () => (await listFeeTerms(test.db, charityId, 1))[0]?.terms.highVolume?.startsOn,
  };
}

const GAP = { code: 'CONFLICT', message: 'The high-volume commitment cannot be ended early.' };

it('an agreement that has begun may be replaced from today on, and no later', async () => {
  const today = dayOf(now);
  const earlier = shiftByDays(now, -10);
  const { agree, readStart } = await buildAgreement(earlier, dayOf(earlier));
  await expect(agree(addDays(today, 1))).rejects.toMatchObject(GAP);
  await agree(today);
  expect(await readStart()).toBe(today);
});

it('an agreement that has not begun may be replaced by one that starts on the same day, and no later', async () => {
  const start = addDays(dayOf(now), 10);
  const { agree, readStart } = await buildAgreement(now, start);
  await expect(agree(addDays(start, 1))).rejects.toMatchObject(GAP);
  await agree(start);
  expect(await readStart()).toBe(start);
});
