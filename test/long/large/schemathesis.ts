/** Runs Schemathesis with the settings of one attacker. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS } from '../hostile/schemas';
import { type Things, type World } from '../hostile/world';

export const SCHEMATHESIS_VERSION = '4.32.5';
export const PATHS = OPERATIONS.map(({ path }) => path);
/** How often a path parameter is the id of a thing that exists. */
const KNOWN_IDS = 0.4;

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

/** Writes the settings of one attacker's run, and returns the attacker's key. */
export async function configure(
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
export async function runSchemathesis(run: Run): Promise<boolean> {
  const { program, url, directory, events, key, seed, examples } = run;
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
