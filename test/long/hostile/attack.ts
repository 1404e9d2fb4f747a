/** Sends hostile requests and says what came back, and what changed that must not. */
import { guardWorld } from './guard';
import { randomFrom } from './random';
import { type HostileRequest, makeRequest } from './requests';
import { OPERATIONS } from './schemas';
import { waitUntilSettled } from './target';
import { buildWorld, makeAll, type Target, type World } from './world';

export interface Attack {
  seed: number;
  count: number;
}

export interface Report {
  requests: number;
  /** Those that passed authentication and validation. */
  passed: number;
  byStatus: Map<number, number>;
  /** How often each operation let a request through its validation. */
  byOperation: Map<string, number>;
  /** Answers of 500 or more, requests without an answer, and rights given by an answer: each with its request. */
  faults: string[];
  /** What the victims, the rights and the ledger are now and were not before. */
  differences: string[];
}

const BATCH = 500;
const AT_ONCE = 8;
/** On a loaded machine an answer may take seconds. Only a request that hangs takes longer. */
const HANGS_AFTER_MS = 60_000;
const NOT_VALID = new Set([400, 401, 405, 413, 415, 429]);

export async function attack(target: Target, { seed, count }: Attack): Promise<Report> {
  const random = randomFrom(seed);
  const world = await buildWorld(target);
  await makeAll(
    world.victimThings,
    OPERATIONS.map(({ path }) => path),
  );
  await waitUntilSettled(target.db);
  const findDifferences = await guardWorld(target.db, world);
  const report: Report = {
    requests: 0,
    passed: 0,
    byStatus: new Map(),
    byOperation: new Map(OPERATIONS.map(({ operationId }) => [operationId, 0])),
    faults: [],
    differences: [],
  };
  while (report.requests < count && report.faults.length + report.differences.length === 0) {
    world.ownThings = await world.renewThings();
    // Later things may bring the charity under a concern, and then it may not add an account.
    for (const things of world.ownThings) await things.get('account_id');
    const requests: HostileRequest[] = [];
    while (requests.length < Math.min(BATCH, count - report.requests))
      requests.push(await makeRequest(world, random));
    await sendAll(target.url, requests, secretsOf(world), report);
    report.requests += requests.length;
    report.differences = await findDifferences();
  }
  return report;
}

/** What no answer may contain. */
function secretsOf({ victims }: World): string[] {
  return Object.values(victims).map(({ key }) => key);
}

async function sendAll(
  url: string,
  requests: HostileRequest[],
  secrets: string[],
  report: Report,
): Promise<void> {
  const left = [...requests];
  const client = async () => {
    for (let request = left.shift(); request !== undefined; request = left.shift())
      await sendOne(url, request, secrets, report);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}

async function sendOne(
  url: string,
  request: HostileRequest,
  secrets: string[],
  report: Report,
): Promise<void> {
  const { method, path, headers, body, operationId } = request;
  const fault = (what: string) => report.faults.push(`${what}\n${describe(request)}`);
  try {
    const signal = AbortSignal.timeout(HANGS_AFTER_MS);
    const response = await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal,
    });
    const { status } = response;
    const text = await response.text();
    report.byStatus.set(status, (report.byStatus.get(status) ?? 0) + 1);
    if (status >= 500) fault(`answered ${status}: ${text.slice(0, 300)}`);
    if (secrets.some((secret) => text.includes(secret))) fault("answered with a victim's secret");
    const gained = status < 300 ? scopesGained(request, text) : [];
    if (gained.length > 0) fault(`gave the scopes ${gained.join(', ')}`);
    if (!hasPassed(status, text)) return;
    report.passed += 1;
    report.byOperation.set(operationId, (report.byOperation.get(operationId) ?? 0) + 1);
  } catch (error) {
    fault(`no answer: ${String(error)}`);
  }
}

/** A refusal for lack of a scope or a role comes before validation. */
function hasPassed(status: number, text: string): boolean {
  if (NOT_VALID.has(status) || status >= 500) return false;
  return status !== 403 || !/"details":\{"(scope|role)":|access token is not enough/.test(text);
}

const KEY_MAKERS = ['createApiKey', 'rotateApiKey', 'issueApiKey'];

/** The scopes of a new key that its maker does not have. */
function scopesGained({ operationId, attacker }: HostileRequest, text: string): string[] {
  if (!KEY_MAKERS.includes(operationId)) return [];
  const { scopes = [] } = JSON.parse(text) as { scopes?: string[] };
  return scopes.filter((scope) => !attacker.scopes.includes(scope));
}

/** The request, to be sent again. */
function describe({ attacker, method, path, headers, body }: HostileRequest): string {
  const shown = { ...headers, Authorization: `Bearer (${attacker.name})` };
  return `  ${method} ${path}\n  ${JSON.stringify(shown)}\n  ${typeof body === 'object' ? `(${String(body.length)} bytes)` : (body ?? '').slice(0, 2_000)}`;
}

/** The report in lines. */
export function describeReport({
  requests,
  passed,
  byStatus,
  byOperation,
  faults,
  differences,
}: Report): string[] {
  const statuses = [...byStatus].sort(([one], [other]) => one - other);
  const never = [...byOperation].filter(([, times]) => times === 0).map(([operationId]) => operationId);
  return [
    `${requests} requests, ${((100 * passed) / requests).toFixed(1)} % passed authentication and validation`,
    `answers: ${statuses.map(([status, times]) => `${status}: ${times}`).join(', ')}`,
    `operations never passed: ${never.length === 0 ? 'none' : never.join(', ')}`,
    `faults: ${faults.length}, differences: ${differences.length}`,
    ...faults.slice(0, 5),
    ...differences.slice(0, 10),
  ];
}
