/** An account names a limited number of referees in 24 hours, so that applicants cannot mail strangers in bulk. */
import { inTransaction } from '../../../db/database';
import { insertReference } from '../../../db/queries/references/references';
import { shiftByDays } from '../../../domain/days';
import { REFERENCES_PER_DAY } from '../../../domain/references/reference';
import { newId } from '../../../new-id';
import { nameReferee } from '../../../operations/references/name-referee';
import { buildActor, buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';
import { means, readNewestMails } from '../../support/member-mails';
import { buildVerification } from '../../factories/verified-charity';

const test = useDatabase();

const at = new Date();

const buildApplication = async () =>
  buildVerification(test.db, (await buildCharity(test.db)).id, 'initial_review', 'enhanced');

/** Somebody who has named referees of another application a minute ago. */
async function buildNamer(count: number) {
  const { userId, accountId } = await buildActor(test.db);
  const verificationId = await buildApplication();
  for (let number = 0; number < count; number += 1) {
    await insertReference(test.db, {
      ...{ id: newId('reference'), verificationId, namedBy: userId, accountId },
      ...{ name: 'Eve', email: `eve${number}@example.org`, relation: 'Auditor', locale: 'en' },
      ...{ status: 'requested', answer: null, remindedAt: null, answeredAt: null },
      ...{ requestedAt: new Date(at.getTime() - 60_000), expiresAt: shiftByDays(at, 30) },
    });
  }
  return { by: { kind: 'entity' as const, userId, persons: [userId] }, accountId };
}

it('names the last referee of the day, refuses the next one, and takes that one a day later', async () => {
  const namer = await buildNamer(REFERENCES_PER_DAY - 1);
  const verificationId = await buildApplication();
  const name = (email: string, when: Date) => {
    const referee = { ...namer, verificationId, name: 'Ada', email, relation: 'Auditor' };
    return inTransaction(test.db, (tx) =>
      nameReferee({ tx, at: when, secrets: means.secrets, address: means.address }, referee),
    );
  };
  await name('last@example.com', at);
  await expect(name('next@example.com', at)).rejects.toMatchObject({
    code: 'RATE_LIMIT_EXCEEDED',
    retryAfterSeconds: 86_400,
  });
  await name('next@example.com', shiftByDays(at, 1));
  expect((await readNewestMails(test.db, 9)).map(({ to }) => to)).toEqual([
    'next@example.com',
    'last@example.com',
  ]);
});
