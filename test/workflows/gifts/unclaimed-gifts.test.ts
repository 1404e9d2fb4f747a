/** Donors of gifts that nobody claimed are told by a schedule, each once. */
import { runStatement, selectRows } from '../../../db/database';
import { DAY_MS } from '../../../domain/days';
import { offerDonorsChoices } from '../../../operations/gifts/redirect-gift';
import { TASK_QUEUE } from '../../../workflows/messages';
import { buildActor, buildCharity } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { openTestDatabase } from '../../support/database';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

it('tells each donor once, when the term has ended and nobody claimed the charity', async () => {
  const test = await openTestDatabase();
  try {
    const donor = await buildActor(test.db);
    await runStatement(
      test.db,
      `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, 'd@example.org', 'x', now())`,
      [donor.userId],
    );
    const parties = { accountId: donor.accountId, donorUserId: donor.userId };
    const claimed = (await buildCharity(test.db)).id;
    await buildActor(test.db, { memberOf: claimed });
    const ours = await buildCompletedGift(test.db, {
      ...parties,
      charityId: (await buildCharity(test.db)).id,
    });
    await buildCompletedGift(test.db, { ...parties, charityId: claimed });
    const offer = (days: number) =>
      offerDonorsChoices({ tx: test.db, at: new Date(Date.now() + days * DAY_MS) }, 'production');
    expect(await offer(89)).toEqual({ told: 0, isDone: true });
    expect(await offer(91)).toEqual({ told: 1, isDone: true });
    expect(await offer(92)).toEqual({ told: 0, isDone: true });
    expect(
      await selectRows(
        test.db,
        `SELECT subject, user_id AS "userId" FROM notices WHERE kind = 'choose_charity'`,
      ),
    ).toEqual([{ subject: ours.id, userId: donor.userId }]);
  } finally {
    await test.close();
  }
});

it('says how many donors it told', async () => {
  const env = await startTimeSkipping();
  try {
    const worker = await createTestWorker(env, { offerUnclaimedChoices: () => Promise.resolve(3) });
    const run = { workflowId: 'unclaimed-gifts', taskQueue: TASK_QUEUE, args: [] };
    expect(await worker.runUntil(env.client.workflow.execute('unclaimedGifts', run))).toBe(3);
  } finally {
    await env.teardown();
  }
});
