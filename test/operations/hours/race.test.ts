/** A decision, a withdrawal and the deadline at the same moment: exactly one of them counts, every time. */
import { inTransaction, selectRows } from '../../../db/database';
import { createVolunteerHoursActivities } from '../../../activities/hours';
import { lockHours } from '../../../db/queries/hours/hours';
import { moveHours } from '../../../operations/hours/transition';
import { type Gateways } from '../../../gateways';
import { buildActor, buildCharity, buildHours, type BuiltActor } from '../../factories';
import { useDatabase } from '../../support/database';

const RUNS = 1_000;
/** Submissions fought over at the same time, by three connections each. */
const AT_ONCE = 5;

const test = useDatabase(3 * AT_ONCE);
let volunteer: BuiltActor;
let member: BuiltActor;
let charityId: string;
beforeAll(async () => {
  charityId = (await buildCharity(test.db)).id;
  volunteer = await buildActor(test.db);
  member = await buildActor(test.db, { memberOf: charityId });
});

type Ending = 'verified' | 'withdrawn' | 'expired';

async function move(id: string, to: 'verified' | 'withdrawn'): Promise<Ending | undefined> {
  return inTransaction(test.db, async (tx) => {
    const hours = await lockHours(tx, id);
    if (hours === undefined) throw new Error('the hours are gone');
    const byUserId = to === 'verified' ? member.userId : volunteer.userId;
    const moved = await moveHours({ tx, at: new Date() }, hours, { to, detail: to, byUserId });
    return moved === undefined ? undefined : to;
  });
}

async function expire(id: string): Promise<void> {
  const activities = createVolunteerHoursActivities({ db: test.db, gateways: {} as Gateways });
  await activities.takeHoursStep({ submissionId: id, kind: 'expire', number: 4 });
}

async function race(run: number): Promise<void> {
  const { id } = await buildHours(test.db, {
    charityId,
    volunteerUserId: volunteer.userId,
    accountId: volunteer.accountId,
  });
  const contenders = [() => move(id, 'verified'), () => move(id, 'withdrawn'), () => expire(id)];
  // Each takes its turn to begin.
  const first = run % contenders.length;
  await Promise.all([...contenders.slice(first), ...contenders.slice(0, first)].map((begin) => begin()));
}

it(`ends in exactly one state in ${RUNS} runs, told once and counted once`, async () => {
  let run = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (run < RUNS) await race(run++);
    }),
  );
  const endings = await selectRows<{ status: string; lines: number; told: string[]; woken: number }>(
    test.db,
    `SELECT h.status,
       (SELECT count(*)::int FROM volunteer_hours_timeline t WHERE t.submission_id = h.id) AS lines,
       (SELECT array_agg(e.name) FROM events e
        WHERE e.data->>'submission_id' = h.id AND e.account_id = h.account_id) AS told,
       (SELECT count(*)::int FROM outbox o WHERE o.workflow_id = h.id) AS woken
     FROM volunteer_hours h`,
  );
  expect(endings).toHaveLength(RUNS);
  for (const { status, lines, told, woken } of endings) {
    expect({ lines, told, woken }).toEqual({
      lines: 1,
      told: [`volunteer.hours.${status}`],
      woken: status === 'expired' ? 0 : 1,
    });
  }
  // Every contender won somewhere: none was merely too slow to take part.
  expect(new Set(endings.map(({ status }) => status))).toEqual(new Set(['verified', 'withdrawn', 'expired']));
  const [sums] = await selectRows<{ counted: number }>(
    test.db,
    'SELECT coalesce(sum(submissions), 0)::int AS counted FROM impact_deltas',
  );
  expect(sums?.counted).toBe(endings.filter(({ status }) => status === 'verified').length);
}, 400_000);
