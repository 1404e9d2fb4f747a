/** The real API, the real workflow on a clock that jumps, the relay between them, and a server with documents. */
import { setTimeout as rest } from 'node:timers/promises';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type Worker } from '@temporalio/worker';
import { createVerificationActivities } from '../../activities/verification';
import { type Database, selectRows } from '../../db/database';
import { readConfig } from '../../config';
import { createGateways, type Gateways } from '../../gateways';
import { createLog } from '../../log';
import { relayOutbox } from '../../worker/outbox-relay';
import { type Charity } from '../../db/queries/charities';
import { type BuiltActor, buildActor, buildCharity } from '../factories';
import { type Reply, startApi, type TestApi, type WireError } from '../support/api';
import { type DocumentServer, startDocumentServer } from '../support/document-server';
import { createTestWorker, startTimeSkipping } from '../support/temporal';
import { waitFor } from '../support/wait';

export const DAY_MS = 86_400_000;

export interface WireVerification {
  verification_id: string;
  entity_id: string;
  level: string;
  status: string;
  stage: string;
  checks: { identity: string; documents: string; database: string };
  required_actions: string[];
  reason: string | null;
  documents: { id: string; type: string; status: string; problems: { rule: string; message: string }[] }[];
  evidence: { outcome: string; facts: Record<string, unknown> }[];
  estimated_completion: string | null;
  submitted_at: string;
  expires_at: string | null;
}

export interface WireHistory {
  history: { happening: string; from_stage: string | null; to_stage: string; actor: { kind: string } }[];
  total: number;
}

/** An organization with a member, and the calls that people make about it. */
export interface Applicant {
  charity: Charity;
  member: BuiltActor;
  initiate(documents?: object[], level?: string): Promise<Reply<WireVerification & WireError>>;
  post(who: BuiltActor, action: string, body?: object): Promise<Reply<WireVerification & WireError>>;
  read(): Promise<WireVerification>;
  /** Waits until the workflow brought it to a stage. */
  reach(stage: string): Promise<WireVerification>;
  path(): Promise<string[]>;
}

export interface VerificationWorld {
  api: TestApi;
  env: TestWorkflowEnvironment;
  documents: DocumentServer;
  gateways: Gateways;
  reviewer: BuiltActor;
  secondReviewer: BuiltActor;
  /** Runs workflows and relay while the test acts. */
  running<T>(act: () => Promise<T>, worker?: Worker): Promise<T>;
  /** Lets the clock of workflows and API jump. */
  pass(days: number): Promise<void>;
  buildApplicant(changes?: Partial<Charity>): Promise<Applicant>;
  close(): Promise<void>;
}

export async function startVerificationWorld(): Promise<VerificationWorld> {
  const clock = { aheadMs: 0 };
  const [env, api, documents] = await Promise.all([
    startTimeSkipping(),
    startApi({}, {}, () => new Date(Date.now() + clock.aheadMs)),
    startDocumentServer(),
  ]);
  const gateways = createGateways(readConfig({ DATABASE_URL: api.databaseUrl }), api.db);
  const activities = createVerificationActivities({ db: api.db, gateways });
  const reviewer = await buildActor(api.db, { isReviewer: true });
  const secondReviewer = await buildActor(api.db, { isReviewer: true });
  return {
    api,
    env,
    documents,
    gateways,
    reviewer,
    secondReviewer,
    async running(act, worker) {
      const relay = startRelay(api.db, env);
      try {
        return await (worker ?? (await createTestWorker(env, activities))).runUntil(act);
      } finally {
        await relay.stop();
      }
    },
    async pass(days) {
      await env.sleep(days * DAY_MS);
      clock.aheadMs = (await env.currentTimeMs()) - Date.now();
    },
    buildApplicant: (changes) => buildApplicant({ api, reviewer }, changes),
    async close() {
      await gateways.outbound.close();
      await Promise.all([env.teardown(), api.close(), documents.close()]);
    },
  };
}

/** A register entry, and the charity of it. */
export async function buildRegistered(db: Database, ein: string, name: string): Promise<void> {
  await selectRows(
    db,
    `INSERT INTO register_entries (ein, name, deductibility, subsection) VALUES ($1, $2, 'yes', '03') RETURNING ein`,
    [ein, name],
  );
}

async function buildApplicant(
  { api, reviewer }: { api: TestApi; reviewer: BuiltActor },
  changes: Partial<Charity> = {},
): Promise<Applicant> {
  const charity = await buildCharity(api.db, changes);
  const member = await buildActor(api.db, { memberOf: charity.id });
  const root = '/api/v1/verification';
  const read = async () => {
    const path = `${root}/status/${charity.id}`;
    return (await api.call<WireVerification>('GET', path, { key: member.key })).body;
  };
  return {
    charity,
    member,
    initiate: (documents = [], level = 'standard') =>
      api.call('POST', `${root}/initiate`, {
        key: member.key,
        body: { entity_type: 'organization', entity_id: charity.id, verification_level: level, documents },
      }),
    post: (who, action, body) =>
      api.call('POST', `${root}/${charity.id}/${action}`, {
        key: who.key,
        ...(body === undefined ? {} : { body }),
      }),
    read,
    reach: (stage) =>
      waitFor(`the stage ${stage}`, async () => {
        const record = await read();
        return record.stage === stage && record;
      }),
    async path() {
      const path = `${root}/${charity.id}/history?limit=100`;
      const { body } = await api.call<WireHistory>('GET', path, { key: reviewer.key });
      return body.history.map(({ happening, to_stage }) => `${happening} → ${to_stage}`);
    },
  };
}

function startRelay(db: Database, env: TestWorkflowEnvironment) {
  const log = createLog('relay', 'silent');
  let isStopped = false;
  const run = async () => {
    while (!isStopped) {
      for (const canWait of [false, true]) await relayOutbox(db, env.client, log, { canWait });
      await rest(20);
    }
  };
  const running = run();
  return {
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
