/** A new high-volume agreement must continue the current one without a gap. */
import { inTransaction } from '../../../db/database';
import { listFeeTerms } from '../../../db/queries/fees/terms';
import { addDays, type Day, dayOf, shiftByDays } from '../../../domain/days';
import { decideApproval } from '../../../operations/approvals/decide-approval';
import { askForTerms } from '../../../operations/fees/update-terms';
import { createSecretBox } from '../../../gateways';
import { readConfig } from '../../../config';
import { buildCharity } from '../../factories';
import { buildOperator } from '../../factories/operators';
import { useDatabase } from '../../support/database';

const test = useDatabase();

const now = new Date();
const secrets = createSecretBox(readConfig({}).dataKeys);

/** A charity whose agreement was made at a time, and starts on a day. */
async function buildAgreement(madeAt: Date, startsOn: Day) {
  const { id: charityId } = await buildCharity(test.db);
  const [actor, other] = [await buildOperator(test.db), await buildOperator(test.db)];
  const agree = (day: Day, at: Date) => {
    const highVolume = { ratePpm: 10_000n, minimumMonthlyUsdMinor: 10_000_000n, startsOn: day };
    const update = { charityId, changes: { highVolume }, reason: 'By letter.' };
    return inTransaction(test.db, async (tx) => {
      const { id: approvalId } = await askForTerms({ tx, at, actor, secrets }, update);
      const verdict = { approvalId, decision: 'approve' as const, reason: 'Checked.' };
      await decideApproval({ tx, at, actor: other, secrets }, verdict);
    });
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
