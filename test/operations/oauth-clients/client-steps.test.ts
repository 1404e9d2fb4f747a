/** What an owner may ask of an application, and what its review and its new secret leave behind. */
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { type OauthClient } from '../../../db/queries/access/oauth-clients';
import { createSecretBox } from '../../../gateways';
import {
  createOauthClient,
  createUsersClient,
  type UsersClientOrder,
} from '../../../operations/oauth-clients/create-client';
import { reviewOauthClient, rotateClientSecret } from '../../../operations/oauth-clients/change-client';
import { useDatabase } from '../../support/database';
import { buildOperator } from '../../factories/operators';

const secrets = createSecretBox(readConfig({}).dataKeys);
const PAGES = 'https://give.example';
const at = new Date();
const test = useDatabase();

async function make(changes: Partial<UsersClientOrder> = {}): Promise<OauthClient> {
  const order: UsersClientOrder = {
    name: 'Tea Fund',
    kind: 'web',
    redirectUris: ['https://app.example/callback'],
    scopes: ['donations:read'],
    ...changes,
  };
  const actor = await buildOperator(test.db);
  return (
    await inTransaction(test.db, (tx) => createUsersClient({ tx, at, actor, secrets, address: PAGES }, order))
  ).client;
}

it('a scope that only operators give is named in the refusal', async () => {
  await expect(make({ scopes: ['donations:read', 'payouts:manage'] })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    details: { fields: [{ field: 'scopes', message: 'only operators may give payouts:manage' }] },
  });
});

it('an application is reviewed once, and a second review changes nothing', async () => {
  const { id: clientId } = await make();
  const review = async (when: Date) => {
    const actor = await buildOperator(test.db);
    return inTransaction(test.db, (tx) => reviewOauthClient({ tx, at: when, actor }, clientId));
  };
  expect(await review(at)).toMatchObject({ reviewedAt: at });
  expect(await review(new Date(at.getTime() + 1_000))).toMatchObject({ reviewedAt: at });
  expect(
    await selectRows(
      test.db,
      `SELECT 1 FROM audit_log WHERE subject_id = $1 AND action = 'oauth_client.reviewed'`,
      [clientId],
    ),
  ).toHaveLength(1);
});

it('a public application gets no secret, because its users could read it', async () => {
  const { id: clientId } = await make({ kind: 'public' });
  const rotate = async () => {
    const actor = await buildOperator(test.db);
    return inTransaction(test.db, (tx) =>
      rotateClientSecret({ tx, at, actor, secrets, address: PAGES }, clientId),
    );
  };
  await expect(rotate()).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('an application of an unknown user is refused, and the refusal names the field', async () => {
  const actor = await buildOperator(test.db);
  const order = {
    ...{ userId: 'user_none', name: 'Tea Fund', kind: 'web' as const, plan: 'standard' as const },
    ...{ redirectUris: ['https://app.example/callback'], scopes: ['donations:read'], hourlyLimit: null },
    ...{},
  };
  await expect(
    inTransaction(test.db, (tx) => createOauthClient({ tx, at, actor, secrets, address: PAGES }, order)),
  ).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    details: { fields: [{ field: 'user_id', code: 'not_found', message: 'there is no such user' }] },
  });
});
