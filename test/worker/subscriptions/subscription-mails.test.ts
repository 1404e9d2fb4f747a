/** Members of a charity learn by mail that a subscription cannot be paid, and that it has ended. */
import { readConfig } from '../../../config';
import { inTransaction } from '../../../db/database';
import { addDays, startOfDay } from '../../../domain/days';
import { createGateways } from '../../../gateways';
import { createLog } from '../../../log';
import { beginSubscription } from '../../../operations/subscriptions/member-changes';
import { followSubscription } from '../../../operations/subscriptions/pay-period';
import { relayNotices } from '../../../worker/notice-relay';
import { useDatabase } from '../../support/database';
import { giveAddress, readNewestMails } from '../../support/member-mails';
import { buildPayee } from '../../factories/payees';

const test = useDatabase();

it('one mail at the first miss, none at the next ones, and one at the end', async () => {
  const { charity, member: actor } = await buildPayee(test.db);
  await giveAddress(test.db, actor.userId);
  const { id: subscriptionId, paidUntil } = await inTransaction(test.db, (tx) =>
    beginSubscription({ tx, at: new Date(), actor }, { charity, kind: 'api_premium' }),
  );
  const relay = {
    gateways: createGateways(readConfig({}), test.db),
    config: { publicUrl: 'https://give.example', port: 0 },
  };
  const subjects: string[][] = [];
  for (const daysLate of [0, 1, 13, 14, 15]) {
    const at = startOfDay(addDays(paidUntil, daysLate));
    await inTransaction(test.db, (tx) => followSubscription({ tx, at }, subscriptionId));
    await relayNotices({ db: test.db, ...relay }, createLog('worker', 'silent'));
    subjects.push((await readNewestMails(test.db, 10)).map(({ subject }) => subject));
  }
  const unpaid = `The subscription of ${charity.name} cannot be paid`;
  const ended = `The subscription of ${charity.name} has ended`;
  expect(subjects.map((each) => [...each].sort())).toEqual([
    [unpaid],
    [unpaid],
    [unpaid],
    [unpaid, ended].sort(),
    [unpaid, ended].sort(),
  ]);
});
