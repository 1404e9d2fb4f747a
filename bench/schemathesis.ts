/**
 * Attacks an installation with Schemathesis, a generator that knows only the OpenAPI document. Sends at least 20,000
 * requests (SCHEMATHESIS_COUNT, SCHEMATHESIS_SEED) with the keys of a donor, a member and an operator. Fails on any answer
 * of 500 or more, if the donor or member changed the victims' data, permissions or the ledger, and if the ledger breaks
 * a rule. Run it with
 * `npm run bench -- schemathesis`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildActor } from '../test/factories';
import { findLedgerFaults, guardWorld } from '../test/long/hostile/guard';
import { OPERATIONS } from '../test/long/hostile/schemas';
import { buildWorld, makeAll, type Target, type Things, type World } from '../test/long/hostile/world';
import { findPythonProgram } from '../test/support/python-program';
import { say } from './figures';
import { onHostileInstallation, waitUntilSettled } from './hostile-installation';
import { countRequests } from './request-counts';
import { Answers } from './schemathesis-answers';

const SCHEMATHESIS_VERSION = '4.32.5';
const PATHS = OPERATIONS.map(({ path }) => path);
/** With this share of the requests, one run of the three keys makes most of them. */
const REQUESTS_FOR_EACH_EXAMPLE = 500;
const LEAST_EXAMPLES = 5;
/** How often a path parameter is the id of a thing that exists. */
const KNOWN_IDS = 0.4;
/** At most this share of the requests that follow the document may be answered with 400. */
const MOST_REFUSED = 0.1;

/** One run of Schemathesis. */
interface Run {
  program: string;
  url: string;
  directory: string;
  /** The file to which it writes what it sent and how it was answered. */
  events: string;
  key: string;
  seed: number;
  examples: number;
}

export async function benchSchemathesis(): Promise<void> {
  const program = await findPythonProgram('schemathesis', SCHEMATHESIS_VERSION);
  await onHostileInstallation((target) => attackWith(program, target));
}

async function attackWith(program: string, target: Target): Promise<void> {
  const count = Number(process.env.SCHEMATHESIS_COUNT ?? 20_000);
  const firstSeed = Number(process.env.SCHEMATHESIS_SEED ?? 25);
  const examples = Math.max(LEAST_EXAMPLES, Math.round(count / REQUESTS_FOR_EACH_EXAMPLE));
  const directory = mkdtempSync(join(tmpdir(), 'giving-schemathesis-'));
  const world = await buildWorld(target);
  const operator = await buildOperator(target);
  await makeAll(world.victimThings, PATHS);
  // Attacks change the attackers' charity lawfully, so that some of their things could not be made later.
  await makeAll(world.ownThings, PATHS);
  await waitUntilSettled(target.db);
  let findDifferences = await guardWorld(target.db, world);
  const before = await countRequests(target.url);
  const answers = new Answers();
  for (let [seed, sent] = [firstSeed, 0]; sent < count; seed += 1) {
    for (const name of ['donor', 'member', 'operator']) {
      const events = join(directory, `${name}-${seed}.ndjson`);
      const key = await configure(directory, world, name, operator);
      const isPassed = await runOnce({ program, url: target.url, directory, events, key, seed, examples });
      await answers.read(events);
      const { requests, faults } = await countRequests(target.url);
      sent = requests - before.requests;
      const differences = await (name === 'operator'
        ? findLedgerFaults(target.db, [], new Map())
        : findDifferences());
      // An operator may change whatever a link leads to, so what they changed is the new state to guard.
      if (name === 'operator') findDifferences = await guardWorld(target.db, world);
      say(`${name}, seed ${seed}: ${sent} requests so far, ${faults} answers of 500 or more`);
      say(`  differences: ${differences.length === 0 ? 'none' : differences.slice(0, 10).join('\n    ')}`);
      if (faults > 0 || !isPassed)
        throw new Error(`Schemathesis found a fault: see ${join(directory, 'output')}`);
      if (differences.length > 0) throw new Error('a request changed data that it must not change');
    }
  }
  answers.print();
  rmSync(directory, { recursive: true });
  if (answers.share() >= MOST_REFUSED)
    throw new Error('the document describes too little of what the API refuses');
}

/** Returns the key of an operator with an account of their own. Other operators share the account of a victim. */
async function buildOperator({ db }: Target): Promise<string> {
  const { key, userId } = await buildActor(db);
  await db.models.users.update({ isOperator: true }, { where: { id: userId } });
  return key;
}

/** Writes the settings of one attacker's run, and returns the attacker's key. */
async function configure(
  directory: string,
  world: World,
  name: string,
  operatorKey: string,
): Promise<string> {
  const attacker = world.attackers.find((each) => each.name === name);
  if (attacker === undefined) throw new Error(`nobody is called ${name}`);
  const { aimsAtVictims } = attacker;
  const bindings = await listIds(aimsAtVictims ? world.victimThings : world.ownThings);
  // An operator may change whatever the lists show, so they reach only their own things.
  const sources = aimsAtVictims
    ? []
    : [
        '[phases.fuzzing.extra-data-sources]',
        'responses = false',
        '[phases.stateful.inference]',
        'algorithms = []',
      ];
  writeFileSync(join(directory, 'schemathesis.toml'), [...bindings, ...sources, ''].join('\n'));
  return aimsAtVictims ? attacker.credential : operatorKey;
}

/** Returns the settings that name ids for each path parameter. */
async function listIds(pair: Things[]): Promise<string[]> {
  const names = new Set(
    PATHS.flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
  );
  const lists: string[] = [];
  const uses = ['[parameters]'];
  for (const name of names) {
    const ids = await Promise.all(pair.map((things) => things.get(name)));
    lists.push(`[dictionaries.${name}]`, `values = ${JSON.stringify(ids)}`);
    uses.push(`"path.${name}" = { dictionary = "${name}", probability = ${KNOWN_IDS} }`);
  }
  return [...lists, ...uses];
}

/** Returns false if Schemathesis reports a fault. */
async function runOnce({ program, url, directory, events, key, seed, examples }: Run): Promise<boolean> {
  const settings: Record<string, string> = {
    header: `Authorization: Bearer ${key}`,
    phases: 'fuzzing,stateful',
    checks: 'not_a_server_error',
    'max-examples': String(examples),
    seed: String(seed),
    // Several threads run into a fault of CPython 3.11, and one is hardly slower.
    workers: '1',
    'request-timeout': '60',
    'suppress-health-check': 'all',
    'generation-database': 'none',
    warnings: 'off',
    report: 'ndjson',
    'report-ndjson-path': events,
    'output-sanitize': 'false',
  };
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(
    program,
    [
      ...['--config-file', join(directory, 'schemathesis.toml'), 'run', `${url}/openapi.json`],
      ...[...options, '--continue-on-failure', '--no-shrink', '--no-color'],
    ],
    { cwd: directory, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const output = createWriteStream(join(directory, 'output'));
  child.stdout.pipe(output);
  const [status] = (await once(child, 'close')) as [number | null];
  return status === 0;
}
