/** Whom a key ties, also when its holder became an operator after it was issued. */
import { readConfig } from '../../../config';
import { inTransaction } from '../../../db/database';
import { findPersons } from '../../../db/queries/access/persons';
import { find, update } from '../../../db/rows';
import { apiKeys } from '../../../db/tables/accounts';
import { type Actor } from '../../../domain/access/actor';
import { shiftByDays } from '../../../domain/days';
import { requireRow } from '../../../domain/errors';
import { createSecretBox } from '../../../gateways';
import { rotateApiKey } from '../../../operations/keys/change-keys';
import { mayDecide } from '../../../operations/ties/may-decide';
import { buildOperator } from '../../factories/operators';
import { useDatabase } from '../../support/database';

const test = useDatabase();
const secrets = createSecretBox(readConfig({}).dataKeys);

/** An operator whose only key another one issued some days ago, when they were no operator. */
async function keyed(days: number): Promise<{ issuer: Actor; holder: Actor }> {
  const [issuer, holder] = [await buildOperator(test.db), await buildOperator(test.db)];
  const issued = { issuedBy: [issuer.userId], createdAt: shiftByDays(new Date(), -days) };
  await update(test.db, apiKeys, { id: holder.credentialId }, issued);
  return { issuer, holder };
}

const areTied = async ({ issuer, holder }: { issuer: Actor; holder: Actor }) =>
  !(await mayDecide({ tx: test.db, at: new Date() }, [issuer.userId], {
    charityId: null,
    parties: [holder.userId],
  }));

/** Rotates the key of the holder with another credential of theirs, or with itself. Returns who can use the new key. */
async function rotate(holder: Actor, credential: Partial<Actor>): Promise<string[]> {
  const actor = { ...holder, ...credential };
  const { apiKey } = await inTransaction(test.db, (tx) =>
    rotateApiKey(
      { tx, at: new Date(), actor, secrets },
      { keyId: holder.credentialId, overlapHours: 0, environment: 'sandbox' },
    ),
  );
  return findPersons(test.db, { userId: holder.userId, credentialId: apiKey.id });
}

it('ties who issued it for 365 days, whatever its holder was then', async () => {
  expect(await areTied(await keyed(364))).toBe(true);
  expect(await areTied(await keyed(366))).toBe(false);
});

it('counts as its issuer for as long as it lives, because the issuer may have kept a copy', async () => {
  const { issuer, holder } = await keyed(366);
  expect(await findPersons(test.db, holder)).toEqual([holder.userId, issuer.userId]);
});

it('unties its holder when they replace it with a sign-in, because nobody else sees the new key', async () => {
  const pair = await keyed(366);
  const { userId } = pair.holder;
  expect(await rotate(pair.holder, { credential: 'user_token', credentialId: 'none' })).toEqual([userId]);
  expect(await areTied(pair)).toBe(false);
});

it('ties anew when it replaces itself, because the issuer may have done that', async () => {
  const pair = await keyed(366);
  const { issuer, holder } = pair;
  expect(await rotate(holder, {})).toEqual([holder.userId, issuer.userId]);
  expect(await areTied(pair)).toBe(true);
  const old = requireRow(await find(test.db, apiKeys, { id: holder.credentialId }), 'the old key');
  expect(old.replacedBy).not.toBeNull();
});
