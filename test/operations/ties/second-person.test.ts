/** Each pair of people of `expected.ts` with each act: may this person decide here? */
import { inTransaction } from '../../../db/database';
import { GivingError } from '../../../domain/errors';
import { useDatabase } from '../../support/database';
import { ACTS } from './acts';
import {
  type Answer,
  type ExpectedAct,
  PEOPLE_ACTS,
  PLATFORM_ACTS,
  type Row,
  ROWS,
  STAFF_ACTS,
} from './expected';
import { buildPeople, type People } from './people';

const test = useDatabase();
let people: People;
beforeAll(async () => {
  people = await buildPeople(test.db);
});

interface Cell extends Pick<Row, 'asker' | 'decider'> {
  act: ExpectedAct;
  answer: Answer;
  reason: string;
  as?: 'operator';
}

const CELLS: Cell[] = ROWS.flatMap(({ asker, decider, people: forPeople, staff, platform }) => {
  const cells = (acts: readonly ExpectedAct[], [answer, reason]: [Answer, string], as?: 'operator') =>
    acts.map((act) => ({ asker, decider, act, answer, reason, ...(as && { as }) }));
  return [
    ...cells(PEOPLE_ACTS, forPeople),
    ...cells(STAFF_ACTS, staff, 'operator'),
    ...cells(PLATFORM_ACTS, platform, 'operator'),
  ];
});

class Undo extends Error {}

/** Does the act in a transaction that is rolled back. */
async function answerOf({ asker, decider, act, as }: Cell): Promise<string> {
  const { charityId } = people;
  const given = { charityId, asker: people.actor(asker, as), decider: people.actor(decider, as) };
  try {
    await inTransaction(test.db, async (tx) => {
      await ACTS[act]({ tx, ...given });
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return 'may';
    if (!(error instanceof GivingError)) throw error;
    const { code, message, details } = error;
    // The write-off is allowed, and then the charity owes nothing.
    if (act === 'write_off' && details.debt === '0.00') return 'may';
    if (code === 'CONFLICT' && details.reason === 'approved_before') return 'tied';
    if (code !== 'FORBIDDEN') return `${code}: ${message}`;
    return details.reason === 'not_independent' ? 'tied' : 'unfit';
  }
  return 'nothing';
}

it('the table has a row for each person, and a cell for each act', () => {
  expect(CELLS.length).toBe(ROWS.length * Object.keys(ACTS).length);
});

it.each(ROWS)('$asker asks, $decider decides', async ({ asker, decider }) => {
  const cells = CELLS.filter((cell) => cell.asker === asker && cell.decider === decider);
  const found: object[] = [];
  for (const { act, reason, answer, ...cell } of cells) {
    found.push({ act, reason, answer: await answerOf({ act, reason, answer, ...cell }) });
  }
  expect(found).toEqual(cells.map(({ act, reason, answer }) => ({ act, reason, answer })));
});
