/** The calling user reads who they are, and changes their name until a verification relies on it. */
import { insertTotp } from '../../../db/queries/factors/factors';
import { newId } from '../../../new-id';
import { type ActorOptions, buildActor, buildCharity } from '../../factories';
import { type WireError, useApi } from '../../support/api';

interface WireProfile {
  name: string;
  roles: string[];
  charities: { charity_id: string; name: string }[];
  verification_level: string;
  second_factor: boolean;
}

const api = useApi();

const read = async (key: string) => (await api.call<WireProfile>('GET', '/v1/users/me', { key })).body;
const rename = (key: string, name: string) =>
  api.call<WireProfile & WireError>('PATCH', '/v1/users/me', { key, body: { name } });

it('shows the roles, charities, level and second factor of the caller', async () => {
  const charity = await buildCharity(api.db);
  const member = await buildActor(api.db, { memberOf: charity.id, verificationLevel: 'basic' });
  expect(await read(member.key)).toMatchObject({
    user_id: member.userId,
    roles: ['donor', 'member'],
    charities: [{ charity_id: charity.id, name: charity.name }],
    verification_level: 'basic',
    second_factor: false,
  });
  const totp = { id: newId('factor'), name: 'Phone', sealedSecret: 'x', step: 1 };
  await insertTotp(api.db, { ...totp, userId: member.userId, at: new Date() });
  expect((await read(member.key)).second_factor).toBe(true);
});

it.each<[ActorOptions, string[]]>([
  [{}, ['donor']],
  [{ isReviewer: true }, ['donor', 'reviewer']],
  [{ isReviewer: true, isOperator: true }, ['donor', 'reviewer', 'operator']],
])('shows the roles of %j', async (options, roles) => {
  const { key } = await buildActor(api.db, options);
  expect(await read(key)).toMatchObject({ roles, charities: [] });
});

it('changes the name, within the rules of names', async () => {
  const { key } = await buildActor(api.db, { verificationLevel: 'basic' });
  expect((await rename(key, ' Ada Byron ')).body.name).toBe('Ada Byron');
  expect((await read(key)).name).toBe('Ada Byron');
  for (const wrong of ['', 'A\u202eB', 'x'.repeat(101)]) {
    const { status, body } = await rename(key, wrong);
    expect([status, body.error.details]).toMatchObject([400, { fields: [{ field: 'name' }] }]);
  }
});

it('keeps a name that a verification checked or is checking', async () => {
  const verified = await buildActor(api.db, { verificationLevel: 'standard', name: 'Ada Byron' });
  expect((await rename(verified.key, 'Somebody else')).status).toBe(409);
  expect((await rename(verified.key, 'Ada Byron')).status).toBe(200);

  const applicant = await buildActor(api.db, { verificationLevel: 'none' });
  const application = { entity_type: 'donor', entity_id: applicant.userId, verification_level: 'standard' };
  const { status } = await api.call('POST', '/api/v1/verification/initiate', {
    key: applicant.key,
    body: { ...application, documents: [] },
  });
  expect(status).toBe(202);
  expect((await rename(applicant.key, 'Somebody else')).status).toBe(409);
});
