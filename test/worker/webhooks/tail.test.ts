/** What `npm run webhooks -- tail` shows of a real installation. */
import { runStatement } from '../../../db/database';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GivingClient } from '../../../client/index';
import { fanOutEvents } from '../../../db/queries/webhooks/fan-out';
import { type Tail } from '../../../local/webhooks/follow';
import { tailDeliveries } from '../../../local/webhooks/tail-deliveries';
import { tailEvents } from '../../../local/webhooks/tail-events';
import { type BuiltActor, buildActor } from '../../factories';
import { deliveriesOf, eventually, happen, startReceiver, startWorld, subscribe, type World } from './world';

const PROJECT = join(__dirname, '../../..');

let world: World;
let actor: BuiltActor;
let stop: AbortController;
let lines: string[];

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  actor = await buildActor(world.api.db);
  stop = new AbortController();
  lines = [];
});
afterAll(() => world.close());

function tailOf(apiKey: string): Tail {
  const baseUrl = world.api.url;
  const client = new GivingClient({ apiKey, environment: 'sandbox', baseUrl, maxRetries: 0 });
  return { client, baseUrl, say: (line) => lines.push(line), signal: stop.signal, pollMs: 10 };
}

/** Runs the command itself with a home of its own. */
function runCommand(
  demo: object | undefined,
  commandArguments: string[],
  isInterrupted = false,
): Promise<{ code: number; text: string }> {
  const home = mkdtempSync(join(tmpdir(), 'giving-tail-'));
  if (demo !== undefined) writeFileSync(join(home, 'demo.json'), JSON.stringify(demo));
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'local/webhooks.ts', ...commandArguments],
      { cwd: PROJECT, env: { ...process.env, GIVING_HOME: home } },
      (_error, stdout, stderr) => {
        rmSync(home, { recursive: true });
        resolve({ code: child.exitCode ?? -1, text: stdout + stderr });
      },
    );
    if (isInterrupted) child.stdout?.once('data', () => child.kill('SIGINT'));
  });
}

it('shows each delivery again when it has moved on, in columns', async () => {
  const [healthy, failing] = [
    await startReceiver(),
    await startReceiver((response) => void response.writeHead(503).end()),
  ];
  await subscribe(world.api, actor.key, healthy.url);
  await subscribe(world.api, actor.key, failing.url);
  await subscribe(world.api, actor.key, 'http://127.0.0.1:1/');
  await happen(world.api.db, actor);
  await fanOutEvents(world.api.db, 100, { worker: 'another', seconds: 30, roomOf: () => 0 });
  const tailing = tailDeliveries(tailOf(actor.key));
  await eventually(() => expect(lines.filter((line) => line.includes('pending'))).toHaveLength(3));
  const pumps = world.startPumps();
  const has = (...parts: string[]) => lines.some((line) => parts.every((part) => line.includes(part)));
  await eventually(() => {
    expect(has(healthy.url.slice(7), 'donation.completed', 'delivered', ' 1  200 ')).toBe(true);
    expect(has(failing.url.slice(7), 'retrying', ' 1  503 ', 'next ')).toBe(true);
    expect(has('127.0.0.1:1/', 'retrying', ' 1  refused ')).toBe(true);
  });
  const [titles = '', ...rows] = lines;
  const column = titles.indexOf('state');
  for (const row of rows) expect(row.slice(column)).toMatch(/^(pending|retrying|delivered) /);
  stop.abort();
  await tailing;
  await pumps.stop();
  await Promise.all([healthy.close(), failing.close()]);
});

it('shows the last ten, then all that come, also more than a page at once', async () => {
  const target = await startReceiver();
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url);
  await happen(world.api.db, actor, 20);
  const pumps = world.startPumps();
  await eventually(async () => {
    const states = (await deliveriesOf(world.api, actor.key, endpoint_id)).map(({ state }) => state);
    expect(states).toEqual(Array.from({ length: 20 }, () => 'delivered'));
  });
  const tailing = tailDeliveries(tailOf(actor.key));
  // The titles and the last ten of what was before.
  await eventually(() => expect(lines.length).toBeGreaterThanOrEqual(11));
  await happen(world.api.db, actor, 250);
  await eventually(() => expect(lines.filter((line) => line.includes('delivered')).length).toBe(260));
  stop.abort();
  await tailing;
  await pumps.stop();
  await target.close();
});

it('shows the feed with its sequence, and a gap where one is made', async () => {
  const lease = { worker: 'another', seconds: 30, roomOf: () => 0 };
  await happen(world.api.db, actor, 12);
  while ((await fanOutEvents(world.api.db, 100, lease)).numbered > 0);
  const tailing = tailEvents(tailOf(actor.key));
  await eventually(() => expect(lines).toHaveLength(11));
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d {11}3 {2}donation\.completed +event_\w+ +donation_\w+$/);
  await runStatement(world.api.db, 'UPDATE accounts SET event_sequence = 14 WHERE id = $1', [
    actor.accountId,
  ]);
  await happen(world.api.db, actor);
  while ((await fanOutEvents(world.api.db, 100, lease)).numbered > 0);
  await eventually(() => expect(lines).toContain('GAP: after 12 came 15'));
  stop.abort();
  await tailing;
});

it('says what is wrong if no server answers, the key is wrong, or the command is unknown', async () => {
  const keys = { donor: actor.key, operator: 'gp_sandbox_wrong' };
  const away = { base_url: 'http://127.0.0.1:1', keys };
  const here = { base_url: world.api.url, keys };
  const answers = await Promise.all([
    runCommand(undefined, ['tail']),
    runCommand(away, ['tail', '--events']),
    runCommand(here, ['follow']),
    runCommand(here, ['tail', '--wrong']),
  ]);
  const [none, nobody, ...usages] = answers;
  expect(none).toMatchObject({ code: 1, text: expect.stringContaining('Run npm start') as string });
  expect(nobody).toMatchObject({ code: 1, text: expect.stringContaining('Nothing answers at') as string });
  for (const usage of usages) {
    expect(usage).toMatchObject({
      code: 2,
      text: expect.stringContaining('Usage: npm run webhooks') as string,
    });
  }
  await expect(tailDeliveries(tailOf('gp_sandbox_wrong'))).rejects.toThrow('does not know this key');
});

it('ends quietly at Ctrl-C', async () => {
  const demo = { base_url: world.api.url, keys: { donor: actor.key } };
  const { code, text } = await runCommand(demo, ['tail'], true);
  expect([code, text]).toEqual([0, expect.stringMatching(/^time +event +endpoint/)]);
});
