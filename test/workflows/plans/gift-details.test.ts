/** Every gift of a plan repeats what the donor said with the first one, but the mail about a tribute is for one gift. */
import { selectRows } from '../../../db/database';
import { endTribute } from '../../../db/queries/tributes/tributes';
import { type GiftDetails } from '../../../operations/donors/details';
import { World } from './world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const DETAILS: GiftDetails = {
  donor: { name: 'Ada', sealedDetails: 'sealed', employer: 'Acme', timeZone: null },
  tribute: { kind: 'in_honor', name: 'Rosa', sealedNotice: 'notice', sendOn: '2030-01-01' },
};

const listDetails = (id: string) =>
  selectRows<{ id: string; name: string; tribute: string; notice: string | null }>(
    world.db,
    `SELECT d.id, g.name, t.name AS tribute, t.sealed_notice AS notice
     FROM donations d LEFT JOIN gift_donors g ON g.donation_id = d.id LEFT JOIN tributes t ON t.donation_id = d.id
     WHERE d.recurring_id = $1 ORDER BY d.id`,
    [id],
  );

it('repeats donor and tribute, and the mail until it was sent', async () => {
  const plan = { frequency: 'monthly', durationMonths: null } as const;
  const id = await world.begin('2030-01-01T10:00:00Z', plan, { details: DETAILS });
  await world.pass(id, '2030-01-01T10:00:00Z', '2030-02-02T10:00:00Z');
  const said = { name: 'Ada', tribute: 'Rosa' };
  const before = await listDetails(id);
  expect(before).toMatchObject([
    { ...said, notice: 'notice' },
    { ...said, notice: 'notice' },
  ]);
  const sentAt = new Date('2030-02-02T10:00:00Z');
  await endTribute(world.db, before[0]?.id ?? '', { sentAt, recipientHash: 'hash' });
  await world.pass(id, '2030-02-02T10:00:00Z', '2030-03-02T10:00:00Z');
  expect((await listDetails(id))[2]).toMatchObject({ ...said, notice: null });
});
