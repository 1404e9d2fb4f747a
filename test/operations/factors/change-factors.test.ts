/** A malformed passkey is refused, the log names the changed factor, and recovery codes stay with the last one. */
import { inTransaction, selectRows } from '../../../db/database';
import { countRecoveryCodes, insertPasskey, listFactors } from '../../../db/queries/factors/factors';
import { newId } from '../../../new-id';
import { addPasskey, keepPasskeyChallenge } from '../../../operations/factors/passkeys';
import {
  type FactorOwner,
  removeFactor,
  renewRecoveryCodes,
} from '../../../operations/factors/change-factors';
import { RECOVERY_CODES } from '../../../domain/factors/factors';
import { buildActor } from '../../factories';
import { useDatabase } from '../../support/database';
import { giveAddress, means } from '../../support/member-mails';

const test = useDatabase();
const at = new Date();

async function buildOwner(): Promise<FactorOwner> {
  const { userId, accountId } = await buildActor(test.db);
  await giveAddress(test.db, userId);
  return { userId, accountId, email: `${userId}@example.org`, issuer: means.address };
}

async function storePasskey({ userId }: FactorOwner): Promise<string> {
  const id = newId('factor');
  const passkey = { credentialId: id, publicKey: 'key', signCount: 0, transports: [] };
  await insertPasskey(test.db, { ...passkey, id, userId, name: 'Laptop', at });
  return id;
}

const add = (owner: FactorOwner, answer: string) => {
  const site = { id: 'give.example', origin: owner.issuer };
  return inTransaction(test.db, (tx) =>
    addPasskey({ tx, at, secrets: means.secrets }, owner, { site, name: 'Laptop', answer }),
  );
};

const remove = (owner: FactorOwner, factorId: string, mayRemoveLast: boolean) =>
  inTransaction(test.db, (tx) =>
    removeFactor({ tx, at, secrets: means.secrets }, owner, { factorId, mayRemoveLast }),
  );

it('an answer that is no passkey adds nothing', async () => {
  const owner = await buildOwner();
  expect(await add(owner, '{}')).toEqual({ state: 'wrong' });
});

it('an answer that names the right challenge but proves no device adds nothing', async () => {
  const owner = await buildOwner();
  const challenge = `challenge of ${owner.userId}`;
  await inTransaction(test.db, (tx) =>
    keepPasskeyChallenge(tx, { challenge, userId: owner.userId, purpose: 'add' }),
  );
  const clientDataJSON = Buffer.from(JSON.stringify({ challenge })).toString('base64url');
  const answer = JSON.stringify({ id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON } });
  expect(await add(owner, answer)).toEqual({ state: 'wrong' });
  expect(await listFactors(test.db, owner.userId)).toEqual([]);
});

it('one of two factors can be removed even by those who need one, and the recovery codes stay', async () => {
  const owner = await buildOwner();
  const [first, last] = [await storePasskey(owner), await storePasskey(owner)];
  await inTransaction(test.db, (tx) => renewRecoveryCodes({ tx, at, secrets: means.secrets }, owner));
  await remove(owner, first, false);
  expect(await countRecoveryCodes(test.db, owner.userId)).toBe(RECOVERY_CODES);
  await expect(remove(owner, last, false)).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { reason: 'last_factor' },
  });
  expect(await countRecoveryCodes(test.db, owner.userId)).toBe(RECOVERY_CODES);
  await remove(owner, last, true);
  expect(await countRecoveryCodes(test.db, owner.userId)).toBe(0);
});

it('the audit log names the factor that was removed, and the user whose codes were replaced', async () => {
  const owner = await buildOwner();
  const factorId = await storePasskey(owner);
  await inTransaction(test.db, (tx) => renewRecoveryCodes({ tx, at, secrets: means.secrets }, owner));
  await remove(owner, factorId, true);
  const entries = await selectRows(
    test.db,
    `SELECT action, subject_type, subject_id FROM audit_log WHERE actor_user_id = $1 ORDER BY id`,
    [owner.userId],
  );
  expect(entries).toEqual([
    { action: 'user.recovery_codes_replaced', subjectType: 'user', subjectId: owner.userId },
    { action: 'user.passkey_removed', subjectType: 'factor', subjectId: factorId },
  ]);
});
