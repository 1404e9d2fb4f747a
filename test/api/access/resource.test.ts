/** What `resource` promises of every noun, on a resource of this test: what it hides, what it forbids, and whom. */
import { resource, type Role } from '../../../api/access/resource';
import { type Actor } from '../../../domain/access/actor';
import { update } from '../../../db/rows';
import { apiKeys } from '../../../db/tables/accounts';
import { buildActor, buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';
import { buildKey } from './cast';

const database = useDatabase();

interface Note {
  userId: string;
  charityId: string;
  isPublic: boolean;
}

let note: Note;
/** Somebody with each role in the note, and `other` without any. */
let people: Record<Role | 'other', Actor>;

const { load: loadNote, loadWithRoles } = resource(
  'note',
  (_db, id: string) => Promise.resolve(id === 'missing' ? undefined : { ...note, isPublic: id === 'public' }),
  {
    owner: ({ userId }, actor) => userId === actor.userId,
    charity: ({ charityId }) => charityId,
    isPublic: ({ isPublic }) => isPublic,
    read: ['owner', 'member', 'reviewer'],
    may: {
      edit: { roles: ['owner', 'member'], otherwise: 'Only the author and members may edit a note.' },
      judge: {
        roles: ['member', 'reviewer'],
        exceptOwner: true,
        otherwise: 'Nobody judges their own note.',
      },
    },
  },
);

beforeAll(async () => {
  const { id: charityId } = await buildCharity(database.db);
  const [owner, member] = [await newActor(), await newActor({ memberOf: charityId })];
  people = {
    owner,
    member,
    reviewer: { ...(await newActor()), isReviewer: true },
    operator: { ...(await newActor()), isOperator: true },
    other: await newActor(),
  };
  note = { userId: owner.userId, charityId, isPublic: false };
});

async function newActor(options: { memberOf?: string } = {}): Promise<Actor> {
  const { accountId, userId } = await buildActor(database.db, options);
  return {
    credential: 'api_key',
    credentialId: (await buildKey(database.db, { accountId, userId })).id,
    accountId,
    userId,
    scopes: [],
    plan: 'enterprise',
    hourlyLimit: null,
    isReviewer: false,
    isOperator: false,
    verificationLevel: 'enhanced',
    useIsStale: false,
  };
}

const HIDDEN = { code: 'NOT_FOUND', message: 'There is no such note.' };
const NOT_EDITABLE = { code: 'FORBIDDEN', message: 'Only the author and members may edit a note.' };
const NOT_JUDGED = { code: 'FORBIDDEN', message: 'Nobody judges their own note.' };

it.each(['operator', 'other'] as const)(
  'a note that exists is as good as missing for %s, whatever they want to do',
  async (who) => {
    for (const id of ['missing', 'own']) {
      await expect(loadNote(database.db, people[who], id)).rejects.toMatchObject(HIDDEN);
      await expect(loadNote(database.db, people[who], id, 'edit')).rejects.toMatchObject(HIDDEN);
    }
  },
);

it('a reader without a role for the action gets its message', async () => {
  const { reviewer, other } = people;
  expect(await loadNote(database.db, reviewer, 'own')).toEqual(note);
  await expect(loadNote(database.db, reviewer, 'own', 'edit')).rejects.toMatchObject(NOT_EDITABLE);
  expect(await loadNote(database.db, other, 'public')).toEqual({ ...note, isPublic: true });
  await expect(loadNote(database.db, other, 'public', 'edit')).rejects.toMatchObject(NOT_EDITABLE);
});

it('any of the roles of an action suffices, and a caller may have several', async () => {
  const owner = { ...people.owner, isReviewer: true };
  const [, roles] = await loadWithRoles(database.db, owner, 'own', 'edit');
  expect(roles).toEqual({ owner: true, member: false, reviewer: true, operator: false });
  expect(await loadNote(database.db, people.member, 'own', 'edit')).toEqual(note);
});

it('an action that excepts the owner refuses them in another role, and every key that they issued', async () => {
  const { owner, reviewer } = people;
  expect(await loadNote(database.db, reviewer, 'own', 'judge')).toEqual(note);
  const judging = loadNote(database.db, { ...owner, isReviewer: true }, 'own', 'judge');
  await expect(judging).rejects.toMatchObject(NOT_JUDGED);
  await update(database.db, apiKeys, { id: reviewer.credentialId }, { issuedBy: [owner.userId] });
  await expect(loadNote(database.db, reviewer, 'own', 'judge')).rejects.toMatchObject(NOT_JUDGED);
});

it('nobody may do what no rule allows', async () => {
  const may: Partial<Record<'edit', { roles: Role[]; otherwise: string }>> = {};
  const { load } = resource('note', () => Promise.resolve(note), {
    owner: () => true,
    read: ['owner'],
    may: may as Required<typeof may>,
  });
  await expect(load(database.db, people.owner, 'any', 'edit')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
