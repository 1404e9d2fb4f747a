/**
 * Schemathesis, a generator that knows only the OpenAPI document, attacks with the keys of a donor, a member and an
 * operator: no answer of 500 or more, nothing of the victims changes, and the document tells what the API refuses.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from '../../../admin/console';
import { buildActor } from '../../factories';
import { useInstallation } from '../../support/installation';
import { findPythonProgram } from '../../support/python-program';
import { findLedgerFaults, guardWorld } from '../hostile/guard';
import { targetOf, waitUntilSettled } from '../hostile/target';
import { buildWorld, makeAll, type Target } from '../hostile/world';
import { countRequests } from './request-counts';
import { configure, PATHS, runSchemathesis, SCHEMATHESIS_VERSION } from './schemathesis';
import { Answers } from './schemathesis-answers';
import { update } from '../../../db/rows';
import { users } from '../../../db/tables/accounts';

const REQUESTS = 20_000;
/** One run of the three keys makes most of the requests. */
const EXAMPLES = 40;
/** `SCHEMATHESIS_SEED` makes other requests. */
const FIRST_SEED = Number(process.env.SCHEMATHESIS_SEED ?? 25);
/** At most this share of the requests that follow the document may be answered with 400. */
const MOST_REFUSED = 0.1;

const installation = useInstallation();
jest.setTimeout(3_600_000);

/** Returns the key of an operator with an account of their own. Other operators share the account of a victim. */
async function buildOperator({ db }: Target): Promise<string> {
  const { key, userId } = await buildActor(db);
  await update(db, users, { id: userId }, { isOperator: true });
  return key;
}

async function attack(program: string, target: Target): Promise<Answers> {
  const { db, url } = target;
  const directory = mkdtempSync(join(tmpdir(), 'giving-schemathesis-'));
  const world = await buildWorld(target);
  const operator = await buildOperator(target);
  await makeAll(world.victimThings, PATHS);
  // Attacks change the attackers' charity lawfully, so that some of their things could not be made later.
  await makeAll(world.ownThings, PATHS);
  await waitUntilSettled(db);
  let findDifferences = await guardWorld(db, world);
  const before = await countRequests(url);
  const answers = new Answers();
  for (let [seed, sent] = [FIRST_SEED, 0]; sent < REQUESTS; seed += 1) {
    for (const name of ['donor', 'member', 'operator']) {
      const events = join(directory, `${name}-${seed}.ndjson`);
      const key = await configure(directory, world, name, operator);
      const run = { program, url, directory, events, key, seed, examples: EXAMPLES };
      const isPassed = await runSchemathesis(run);
      await answers.read(events);
      const { requests, faults } = await countRequests(url);
      sent = requests - before.requests;
      const differences = await (name === 'operator'
        ? findLedgerFaults(db, [], new Map())
        : findDifferences());
      // An operator may change whatever a link leads to, so what they changed is the new state to guard.
      if (name === 'operator') findDifferences = await guardWorld(db, world);
      say(`${name}, seed ${seed}: ${sent} requests so far`);
      const round = { name, seed, output: join(directory, 'output') };
      expect({ ...round, isPassed, faults, differences }).toEqual({
        ...round,
        isPassed: true,
        faults: 0,
        differences: [],
      });
    }
  }
  rmSync(directory, { recursive: true });
  return answers;
}

it(`${String(REQUESTS)} requests from the seed ${String(FIRST_SEED)} on break nothing`, () =>
  installation.watch(async () => {
    const program = await findPythonProgram('schemathesis', SCHEMATHESIS_VERSION);
    const answers = await attack(program, targetOf(installation));
    answers.print();
    expect(answers.share()).toBeLessThan(MOST_REFUSED);
  }));
