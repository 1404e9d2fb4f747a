/** `doctor` says in words what is missing, and prints no secret. Nothing but a double of the processor runs here. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKS, examineServices } from '../../admin/doctor';
import { readConfig } from '../../config';
import { IDENTITY_EVENTS, STRIPE_EVENTS, STRIPE_WEBHOOK_PATH } from '../../domain/charges/webhook';
import { StripeDouble } from '../doubles/stripe/double';
import { type Item } from '../doubles/stripe/objects';

const SITE = 'https://giving.example.invalid';
const SECRETS = ['pg-pass-5f2c', 'mail-pass-77aa', '7e5c91c04b8af3d2e60917bcd84fa3516e2d9b0c'];
const [databasePassword, mailPassword, typesenseKey] = SECRETS;

let double: StripeDouble;
let home: string;
beforeAll(async () => {
  double = await StripeDouble.start();
  home = mkdtempSync(join(tmpdir(), 'giving-doctor-'));
});
afterAll(async () => {
  rmSync(home, { recursive: true });
  await double.close();
});

/** The settings of a production installation of which no server runs. */
function settings(changes: Record<string, string> = {}) {
  return readConfig({
    GIVING_ENVIRONMENT: 'production',
    GIVING_HOME: home,
    PUBLIC_URL: SITE,
    DATABASE_URL: `postgres://giving:${databasePassword ?? ''}@127.0.0.1:1/giving`,
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    TYPESENSE_URL: 'http://127.0.0.1:1',
    TYPESENSE_API_KEY: typesenseKey,
    SMTP_URL: `smtp://giving:${mailPassword ?? ''}@127.0.0.1:1`,
    MAIL_FROM: 'giving@example.org',
    SETTLEMENT_NETWORK: 'receipts',
    RECEIPT_SIGNING_KEY_FILE: join(home, 'signing.key'),
    RECEIPT_SIGNER_STATE: join(home, 'no-such-folder', 'state.json'),
    TERMS_VERSION: '2026-11-01',
    TERMS_URL: 'https://giving.example/terms',
    DATA_KEY: 'Zq7Lr2mNc9TtPw4xBv6KdGh1JsFy3RaE',
    ...double.environment,
    ...changes,
  });
}

/** What is missing, by the subject. */
async function examine(changes?: Record<string, string>): Promise<{ missing: string[]; text: string }> {
  const lines: string[] = [];
  const missing: string[] = [];
  for await (const { isOk, what, advice } of examineServices(settings(changes), CHECKS)) {
    lines.push(`${what}. ${advice ?? ''}`);
    if (!isOk) missing.push(`${what}. ${advice ?? ''}`);
  }
  return { missing, text: lines.join('\n') };
}

it('names each service that does not answer, and prints no secret', async () => {
  const { missing, text } = await examine();
  for (const start of [
    'Postgres: no',
    'Temporal: no',
    'Typesense: no',
    'Mail: 127.0.0.1:1 refuses',
    'Public address:',
  ]) {
    expect(missing.filter((line) => line.startsWith(start))).toHaveLength(1);
  }
  expect(missing).toContainEqual(expect.stringMatching(/^Receipt log: no signing key .*receipts key --new/));
  const secrets = [...SECRETS, double.settings.secretKey, double.settings.webhookSecret];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

it("says plainly that the processor's key is wrong", async () => {
  const { missing } = await examine({ STRIPE_SECRET_KEY: 'sk_test_wrong' });
  expect(missing).toContainEqual(
    expect.stringMatching(/^Processor: Stripe refuses the key\. STRIPE_SECRET_KEY is wrong/),
  );
});

it('names the events that the webhook endpoint lacks', async () => {
  expect((await examine()).missing).toContainEqual(expect.stringMatching(/^Processor: no webhook endpoint/));
  const url = `${SITE}${STRIPE_WEBHOOK_PATH}`;
  const [lacking, ...others] = STRIPE_EVENTS;
  double.world.add('webhook_endpoint', { url, status: 'enabled', enabled_events: others });
  expect((await examine()).missing).toContainEqual(expect.stringContaining(`lacks ${lacking}.`));
});

it('names the events of identity checks only when Stripe makes them', async () => {
  const [endpoint] = double.world.list<Item & { enabled_events: string[] }>('webhook_endpoint');
  if (endpoint !== undefined) endpoint.enabled_events = [...STRIPE_EVENTS];
  expect((await examine()).text).toContain('events arrive at');
  expect((await examine({ IDENTITY_PROVIDER: 'stripe' })).missing).toContainEqual(
    expect.stringContaining(`lacks ${IDENTITY_EVENTS.join(', ')}.`),
  );
});

it('says whether Stripe can pay charities', async () => {
  const settings = { PAYOUT_PROVIDER: 'stripe', STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' };
  const { missing } = await examine(settings);
  expect(missing).toContainEqual(
    expect.stringMatching(/^Processor: no webhook endpoint for connected accounts\. Add .* once more/),
  );
  const url = `${SITE}${STRIPE_WEBHOOK_PATH}`;
  for (let count = 0; count < 2; count += 1) {
    double.world.add('webhook_endpoint', { url, status: 'enabled', enabled_events: ['*'] });
  }
  expect((await examine(settings)).text).toContain('events of connected accounts arrive');
  double.force({ kind: 'busy', on: 'GET /v1/accounts', times: 9 });
  expect((await examine(settings)).missing).toContainEqual(
    expect.stringMatching(/^Processor: Stripe Connect cannot be used \(answer 429\)/),
  );
});
