/**
 * Asks the API for the cells of the table of answers (test/domain/verification/cells/table.ts). The usual number is a
 * state of each kind beside the states that matter to it. The large number is every pair of states.
 */
import { runStatement } from '../../../db/database';
import { update } from '../../../db/rows';
import { apiKeys } from '../../../db/tables/accounts';
import { type Cell, cellsOf, nameOf, pairs, rowsOf } from '../../domain/verification/cells/cells';
import { ACTORS, type Application, type Standing } from '../../domain/verification/cells/dimensions';
import { type Answer } from '../../domain/verification/cells/table';
import { buildToken } from '../../api/access/cast';
import { type ActorOptions, buildActor } from '../../factories';
import { type Reply, useApi, type WireError } from '../../support/api';
import { isLarge } from '../../support/large';
import { requestOf } from './cells/acts';
import { buildEntity, type Entity, type People } from './cells/entities';

/** Forty thousand calls and their entities, also on a busy machine. */
jest.setTimeout(1_800_000);

const api = useApi();
let people: People;
/** The key of each person, and the token of the application. */
let credentials: Record<string, string>;

const ROLES: Partial<Record<keyof People, ActorOptions>> = {
  reviewer: { isReviewer: true },
  approver: { isReviewer: true },
  accuser: { isReviewer: true },
  confirmer: { isReviewer: true },
  tied_reviewer: { isReviewer: true },
  operator: { isOperator: true },
};

beforeAll(async () => {
  const built = await Promise.all(
    ACTORS.map(async (name) => [name, await buildActor(api.db, ROLES[name])] as const),
  );
  people = Object.fromEntries(built) as People;
  const { applicant, tied_reviewer: tied } = people;
  await update(api.db, apiKeys, { userId: tied.userId }, { issuedBy: [applicant.userId] });
  credentials = Object.fromEntries(built.map(([name, { key }]) => [name, key]));
  credentials['application_token'] = await buildToken(api.db, applicant, { kind: 'user' });
  // The members prove who they are once, before many entities need it at the same time.
  await buildEntity(api.db, people, { standing: 'none', application: 'compliance_check', isComplete: true });
});

/** The states beside which every state of the other kind is asked for. */
const BESIDE_STANDING: readonly Application[] = ['none', 'compliance_check', 'rejected'];
const BESIDE_APPLICATION: readonly Standing[] = ['none', 'approved', 'concern', 'expired'];

const isAsked = ({ standing, application }: { standing: Standing; application: Application }) =>
  isLarge() || BESIDE_STANDING.includes(application) || BESIDE_APPLICATION.includes(standing);

interface WireRecord {
  verification_id: string;
  status: string;
}

type Got = Reply<WireRecord & WireError>;

function idOf({ path, act }: Cell, { entityId, standingId, applicationId }: Entity): string {
  if (path === 'entity' || act.startsWith('apply')) return entityId;
  return (path === 'standing' ? standingId : applicationId) ?? '';
}

async function ask(cell: Cell, entity: Entity): Promise<Got> {
  const { method, path, body } = requestOf(cell.act, idOf(cell, entity));
  const key = credentials[cell.actor] ?? '';
  const reply = await api.call<WireRecord & WireError>(method, path, { key, body });
  // An account names only some referees a day.
  if (cell.act === 'references' && reply.status === 201)
    await runStatement(api.db, "UPDATE verification_references SET requested_at = now() - interval '2 days'");
  return reply;
}

/** Says how an answer differs from the table; undefined for none. */
function differenceOf(
  cell: Cell,
  { status, reason, becomes }: Answer,
  entity: Entity,
  got: Got,
): string | undefined {
  const expected = [status, reason, becomes].filter((each) => each !== undefined).join(' ');
  const { status: code, body } = got;
  const isDone = code >= 200 && code < 300;
  const differs = (seen: string) => `${nameOf(cell)}: ${expected}, but ${seen}`;
  if (isDone !== (status === 'done') || (!isDone && code !== status))
    return differs(
      isDone ? `${String(code)} ${body.status}` : `${String(code)} ${JSON.stringify(body.error)}`,
    );
  if (reason !== undefined && body.error.details['reason'] !== reason)
    return differs(JSON.stringify(body.error));
  if (becomes !== undefined && body.status !== becomes) return differs(body.status);
  const meant = cell.on === 'standing' ? entity.standingId : entity.applicationId;
  if (isDone && cell.on !== 'pair' && body.verification_id !== meant)
    return differs('it is about another case');
  return undefined;
}

/** Returns true if the act left the entity as it was. Otherwise the next act gets a new entity. */
const leavesAlone = ({ act }: Cell, { status }: Got) => act === 'status' || status >= 300;

/** Asks for cells of one pair of states, each of an entity in these states. */
async function askAll(cells: Cell[], { isComplete }: { isComplete: boolean }): Promise<string[]> {
  const wrong: string[] = [];
  let entity: Entity | undefined;
  for (const cell of cells) {
    const { standing, application } = cell;
    entity ??= await buildEntity(api.db, people, { standing, application, isComplete });
    const answer = rowsOf(cell)[0]?.answer;
    const got = await ask(cell, entity);
    const difference = answer === undefined ? 'no row' : differenceOf(cell, answer, entity, got);
    if (difference !== undefined) wrong.push(difference);
    if (!leavesAlone(cell, got)) entity = undefined;
  }
  return wrong;
}

it('the API answers every cell as the table says', async () => {
  const wrong: string[] = [];
  let asked = 0;
  const left = pairs().filter(isAsked);
  const takeNext = async () => {
    for (let pair = left.pop(); pair !== undefined; pair = left.pop()) {
      const cells = cellsOf(pair.standing, pair.application);
      // A passed video call allows no other one, so only the approvals have everything that they need.
      const [approvals, others] = [true, false].map((is) =>
        cells.filter(({ act }) => (act === 'approve') === is),
      );
      wrong.push(...(await askAll(others ?? [], { isComplete: false })));
      wrong.push(...(await askAll(approvals ?? [], { isComplete: true })));
      asked += cells.length;
    }
  };
  await Promise.all(Array.from({ length: 6 }, takeNext));
  expect(wrong.slice(0, 50)).toEqual([]);
  expect(asked).toBe(isLarge() ? 106_770 : 44_498);
});
