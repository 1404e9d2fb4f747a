/** Two people of a charity who sent the same identity document do not confirm for each other. */
import { runStatement } from '../../../db/database';
import { shareIdentityDocument } from '../../../db/queries/ties/people-of-charity';
import { SAME_PICTURE_BITS } from '../../../domain/documents/pictures';
import { newId } from '../../../new-id';
import { buildActor } from '../../factories';
import { verifyPerson } from '../../factories/people';
import { useDatabase } from '../../support/database';

const test = useDatabase();

async function personWith(document: { sha256: string; pictures: string[]; type?: string }): Promise<string> {
  const { userId } = await buildActor(test.db);
  const { type = 'government_id', sha256, pictures } = document;
  await runStatement(
    test.db,
    `INSERT INTO verification_documents (id, verification_id, type, url, status, sha256, pictures, submitted_at)
     VALUES ($1, $2, $3, 'https://files.example/a', 'accepted', $4, $5, now())`,
    [newId('document'), await verifyPerson(test.db, userId), type, sha256, pictures],
  );
  return userId;
}

const PICTURE = '01'.repeat(32);
/** The picture with so many bits changed. */
const changed = (bits: number) =>
  [...PICTURE].map((bit, index) => (index < bits ? String(1 - Number(bit)) : bit)).join('');

it.each([
  ['the same file', { sha256: 'one', pictures: [] }, true],
  ['another file with the same picture', { sha256: 'two', pictures: ['1'.repeat(64), PICTURE] }, true],
  ['the same picture, encoded again', { sha256: 'two', pictures: [changed(SAME_PICTURE_BITS)] }, true],
  ['another picture', { sha256: 'two', pictures: [changed(SAME_PICTURE_BITS + 1)] }, false],
  ['another file without pictures', { sha256: 'two', pictures: [] }, false],
  [
    'a picture that proves something else',
    { sha256: 'two', pictures: [PICTURE], type: 'proof_of_address' },
    false,
  ],
])('%s', async (_name, document, isSame) => {
  const one = await personWith({ sha256: 'one', pictures: [PICTURE] });
  const other = await personWith(document);
  expect(await shareIdentityDocument(test.db, one, other)).toBe(isSame);
  expect(await shareIdentityDocument(test.db, other, one)).toBe(isSame);
});
