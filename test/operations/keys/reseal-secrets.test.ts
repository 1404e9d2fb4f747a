/** Resealing ends when every secret has the current key, and says so when another process prevents that. */
import { runStatement } from '../../../db/database';
import { createSecretBox, type SecretBox } from '../../../gateways';
import { resealSecrets } from '../../../operations/keys/reseal-secrets';
import { renewSigningKey } from '../../../operations/oauth-clients/renew-signing-key';
import { useDatabase } from '../../support/database';

const OLD = { id: '1', key: 'Vn0v3p1bXo5mT7cK2rWq8sYhL4jZ6eUa' };
const box = createSecretBox([OLD]);
const newer = createSecretBox([{ id: '2', key: 'Zq7Lr2mNc9TtPw4xBv6KdGh1JsFy3RaE' }, OLD]);

const test = useDatabase();
beforeAll(async () => {
  await renewSigningKey({ tx: test.db, at: new Date(), secrets: box });
});

it('gives up while another process seals with its own key', async () => {
  const neverCurrent: SecretBox = { ...box, currentPrefix: 'v1.2.' };
  await expect(resealSecrets(test.db, neverCurrent)).rejects.toThrow(
    'Another process still encrypts with an old key',
  );
});

it('counts the texts that it sealed, and finds none left', async () => {
  const sealed = async () =>
    (await resealSecrets(test.db, newer)).map((column) => column.sealed).filter((count) => count > 0);
  expect(await sealed()).toEqual([1]);
  expect(await sealed()).toEqual([]);
});

it('seals a text that is stored behind a whole batch of unreadable ones', async () => {
  const insert = (ids: string, text: string) =>
    runStatement(
      test.db,
      `INSERT INTO mails (id, kind, sealed_message) SELECT 'mail_' || n, 'gift_failed', $1 FROM ${ids} AS n`,
      [text],
    );
  await insert('generate_series(1, 500)', 'v1.9.unreadable');
  await insert('generate_series(501, 501)', box.seal('a mail'));
  const mails = (await resealSecrets(test.db, newer)).find(({ table }) => table === 'mails');
  expect(mails).toEqual({ table: 'mails', column: 'sealed_message', sealed: 1, unreadable: 500 });
});
