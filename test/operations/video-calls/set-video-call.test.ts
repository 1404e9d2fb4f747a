/** Who may set the time of a video call, and who only proposes it. */
import { type Database, inTransaction } from '../../../db/database';
import { listVideoCalls } from '../../../db/queries/video-calls/video-calls';
import { DAY_MS } from '../../../domain/days';
import { setVideoCall } from '../../../operations/video-calls/calls';
import { buildActor, buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';
import { buildVerification } from '../../factories/verified-charity';

const test = useDatabase();
let verificationId: string;
beforeEach(async () => {
  const { id } = await buildCharity(test.db);
  verificationId = await buildVerification(test.db, id, 'initial_review', 'enhanced');
});

const at = new Date();
const time = new Date(at.getTime() + DAY_MS);
const LINK = 'https://calls.example.org/oak';

async function set(kind: 'entity' | 'reviewer', link: string | null) {
  const { userId } = await buildActor(test.db);
  const by = { kind, userId, persons: [userId] };
  await inTransaction(test.db, (tx: Database) =>
    setVideoCall({ tx, at }, { verificationId, time, link, by }),
  );
  const [call] = await listVideoCalls(test.db, verificationId);
  return call;
}

it('the time of an organization is a proposal, and a reviewer schedules it with a link', async () => {
  expect(await set('entity', null)).toMatchObject({ status: 'proposed', at: time, link: null, revision: 1 });
  expect(await set('reviewer', LINK)).toMatchObject({ status: 'scheduled', link: LINK, revision: 2 });
});

it('only a reviewer gives the link of a call', async () => {
  await expect(set('entity', LINK)).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    details: { fields: [{ field: 'link', code: 'not_allowed' }] },
  });
  expect(await listVideoCalls(test.db, verificationId)).toEqual([]);
});
