/** The data key is replaced while the installation serves: nothing is lost, and the old key is needed no longer. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rekey } from '../../admin/rekey';
import { selectRows } from '../../db/database';
import { listSealedColumns } from '../../db/queries/platform/sealed-columns';
import { createSecretBox } from '../../gateways';
import { bankFileId, createBankFileStore } from '../../gateways/payouts/bank-files';
import { buildActor } from '../factories';
import { startApi, type TestApi } from '../support/api';
import { FormBrowser } from '../support/browser';

const OLD = { id: '1', key: 'Vn0v3p1bXo5mT7cK2rWq8sYhL4jZ6eUa' };
const NEW = { id: '2', key: 'Zq7Lr2mNc9TtPw4xBv6KdGh1JsFy3RaE' };

const bankFilesDirectory = mkdtempSync(join(tmpdir(), 'giving-rekey-'));

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ DATA_KEY: `${NEW.id}:${NEW.key},${OLD.id}:${OLD.key}` });
});
afterAll(async () => {
  await api.close();
  rmSync(bankFilesDirectory, { recursive: true });
});

/** Every encrypted text of the database. */
async function sealedTexts(): Promise<string[]> {
  const columns = await listSealedColumns(api.db);
  const found = columns.map(({ table, column }) =>
    selectRows<{ text: string }>(
      api.db,
      `SELECT ${column} AS text FROM ${table} WHERE ${column} IS NOT NULL`,
      [],
    ),
  );
  return (await Promise.all(found)).flatMap((rows) => rows.map(({ text }) => text));
}

function rekeyWith(dataKeys: (typeof OLD)[]): Promise<{ isComplete: boolean; lines: string[] }> {
  const lines: string[] = [];
  return rekey({ databaseUrl: api.databaseUrl, dataKeys, bankFilesDirectory }, (line) =>
    lines.push(line),
  ).then((isComplete) => ({
    isComplete,
    lines,
  }));
}

const subscribe = (key: string) =>
  api.call<{ endpoint_id: string }>('POST', '/v1/webhooks/endpoints', {
    key,
    body: { url: 'http://127.0.0.1:9/hooks', events: ['*'], headers: { Authorization: 'Basic x' } },
    // The digits of a random fraction can be those of a card, which no key may hold.
    headers: { 'Idempotency-Key': `subscribe-${randomUUID()}` },
  });

it('encrypts everything again while secrets are created and replaced', async () => {
  const { key } = await buildActor(api.db);
  const { body: endpoint } = await subscribe(key);
  await new FormBrowser(api.url).open('/.well-known/openid-configuration');
  expect((await rekeyWith([OLD, NEW])).isComplete).toBe(true);
  const sealed = await sealedTexts();
  expect(sealed.length).toBeGreaterThanOrEqual(4);
  expect(sealed.filter((text) => !text.startsWith('v1.1.'))).toEqual([]);

  const rotate = `/v1/webhooks/endpoints/${endpoint.endpoint_id}/rotate-secret`;
  const [{ isComplete, lines }] = await Promise.all([
    rekeyWith([NEW, OLD]),
    ...Array.from({ length: 10 }, () => subscribe(key)),
    ...Array.from({ length: 10 }, () => api.call('POST', rotate, { key })),
  ]);
  expect(isComplete).toBe(true);
  expect(lines.at(-1)).toBe('All stored secrets use key 2. You may remove the other keys from DATA_KEY.');
  const box = createSecretBox([NEW]);
  const anew = await sealedTexts();
  expect(anew.length).toBeGreaterThan(20);
  for (const text of anew) expect(() => box.open(text)).not.toThrow();
});

it('reports a text that cannot be decrypted, and does not change it', async () => {
  const stranger = [{ id: '3', key: 'Hy5Wd8kPz1XnQe6MbRv2CtJg4LsUa9Ff' }];
  const before = (await sealedTexts()).sort();
  const { isComplete, lines } = await rekeyWith(stranger);
  expect(isComplete).toBe(false);
  expect(lines.at(-1)).toContain(`DATA_KEY lacks the key of ${before.length} texts`);
  expect((await sealedTexts()).sort()).toEqual(before);
});

it('forms and sessions begun under the old key go on', async () => {
  const keys = [
    { DATA_KEY: OLD.key },
    { DATA_KEY: `2:${NEW.key},1:${OLD.key}` },
    { DATA_KEY: `2:${NEW.key}` },
  ];
  const [before, during, after] = await Promise.all(keys.map((settings) => startApi(settings)));
  const form = await fetch(`${before?.url}/account/forgotten`);
  const cookie = form.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const token = /name="form_token" value="([^"]+)"/.exec(await form.text())?.[1] ?? '';
  const send = (target: TestApi | undefined) =>
    fetch(`${target?.url}/account/forgotten`, {
      method: 'POST',
      headers: { Cookie: cookie },
      body: new URLSearchParams({ form_token: token, email: 'nobody@example.org' }),
    });
  expect((await send(during)).status).toBe(200);
  expect((await send(after)).status).toBe(403);
  for (const each of [before, during, after]) await each?.close();
});

it('encrypts files for banks again, and reports those that it cannot decrypt', async () => {
  const id = bankFileId('nacha', ['payout_1']);
  const file = { id, format: 'nacha' as const, madeAt: new Date(), content: 'x' };
  await createBankFileStore(bankFilesDirectory, [OLD]).keep(file);
  const { lines } = await rekeyWith([NEW]);
  expect(lines.at(-2)).toBe('files for banks: 0 encrypted again, 1 that DATA_KEY cannot decrypt');
  expect((await rekeyWith([NEW, OLD])).lines.at(-2)).toBe(
    'files for banks: 1 encrypted again, 0 that DATA_KEY cannot decrypt',
  );
  expect(await createBankFileStore(bankFilesDirectory, [NEW]).read(id)).toEqual(file);
});
