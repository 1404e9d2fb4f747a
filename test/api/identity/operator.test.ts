import { createOperator } from '../../../admin/operator';
import { inTransaction } from '../../../db/database';
import { findUser } from '../../../db/queries/access/accounts';
import { promoteToOperator } from '../../../operations/users/operators';
import { useApi } from '../../support/api';
import { buildPerson } from '../../support/oauth';
import { enrolTotp } from '../../support/own-clients';

const api = useApi();

it('the first operator is made with a key that works, and the audit log knows', async () => {
  const key = await createOperator(api.db, { name: 'Ada', environment: 'sandbox', now: new Date() });
  const log = await api.call<{ entries: { action: string }[] }>('GET', '/v1/audit-log', { key });
  expect(log.status).toBe(200);
  expect(log.body.entries.map(({ action }) => action)).toContain('user.made_operator');
});

it('refuses a name with an invisible character', async () => {
  const making = createOperator(api.db, { name: 'A\u202eda', environment: 'sandbox', now: new Date() });
  await expect(making).rejects.toThrow('zero-width');
});

describe('a person who signed up', () => {
  const promote = (email: string) =>
    inTransaction(api.db, (tx) => promoteToOperator({ tx, at: new Date() }, { email, needsFactor: true }));

  it('becomes an operator with a second factor, and not without', async () => {
    const { email, userId } = await buildPerson(api);
    await expect(promote(email)).rejects.toThrow('has no second factor');
    expect((await findUser(api.db, userId))?.isOperator).toBe(false);
    await enrolTotp(api, email, new Date());
    expect(await promote(email.toUpperCase())).toEqual({ userId, name: 'Ada' });
    expect((await findUser(api.db, userId))?.isOperator).toBe(true);
  });

  it('is refused while nobody has confirmed the address', async () => {
    await expect(promote('nobody@example.org')).rejects.toThrow('Sign up with it first');
  });
});
