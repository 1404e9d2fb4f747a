/** A reminder is for the charity, and a hand-over is for the platform's reviewers alone. */
import { inTransaction, selectRows } from '../../../db/database';
import { type StepKind } from '../../../domain/hours/hours';
import { takeHoursStep } from '../../../operations/hours/take-hours-step';
import { buildActor, buildHours } from '../../factories';
import { useDatabase } from '../../support/database';
import { giveAddress } from '../../support/member-mails';

const test = useDatabase();

/** Takes a step of new hours. Returns the kinds of the notices for the charity's member. */
async function noticesAfter(kind: StepKind): Promise<{ kind: string }[]> {
  const { id: submissionId, charityId } = await buildHours(test.db);
  const { userId } = await buildActor(test.db, { memberOf: charityId });
  await giveAddress(test.db, userId);
  await inTransaction(test.db, (tx) =>
    takeHoursStep({ tx, at: new Date() }, { submissionId, kind, number: 1 }),
  );
  return selectRows(test.db, 'SELECT kind FROM notices WHERE user_id = $1', [userId]);
}

it('a reminder queues the digest of due hours for the members', async () => {
  expect(await noticesAfter('remind')).toEqual([{ kind: 'hours_due' }]);
});

it('a hand-over tells the members nothing, because they have nothing to do any more', async () => {
  expect(await noticesAfter('hand_over')).toEqual([]);
});
