/** The real API, the real workflow on a clock that jumps, the relay between them, and a server with documents. */
import { setTimeout as rest } from 'node:timers/promises';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { TASK_QUEUE } from '../../../workflows/messages';
import { createScreeningActivities } from '../../../activities/screening';
import { createDocumentActivities } from '../../../activities/documents';
import { createVerificationActivities } from '../../../activities/verification';
import { type Database, selectRows } from '../../../db/database';
import { DAY_MS } from '../../../domain/days';
import { type DocumentType, type EntityType, type Level } from '../../../domain/verification/vocabulary';
import { readConfig } from '../../../config';
import { createGateways, type Gateways } from '../../../gateways';
import { createLog } from '../../../log';
import { relayOutbox } from '../../../worker/outbox-relay';
import { type Charity } from '../../../db/queries/charities/charities';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { completePeople, datesOf, papersFor } from '../../factories/complete-application';
import { type Reply, startApi, type TestApi, type WireError } from '../../support/api';
import { type DocumentServer, PDF, startDocumentServer } from '../../doubles/document-server';
import { workflowBundle } from '../../support/workflow-bundle';
import { startTimeSkipping } from '../../support/temporal';
import { waitFor } from '../../support/wait';
import { mapErrors } from '../../../activities/map-errors';

export interface WireVerification {
  verification_id: string;
  standing: boolean;
  other_verification_id: string | null;
  entity_id: string;
  level: string;
  status: string;
  stage: string;
  checks: { identity: string; documents: string; database: string };
  required_actions: string[];
  requirements: { code: string; label: string; status: string; problem: string | null }[];
  next_action: { type: string; url: string; problem: string | null } | null;
  reason: string | null;
  approvals: { by: string | null; at: string }[];
  documents: { id: string; type: string; status: string; problems: { rule: string; message: string }[] }[];
  evidence: { source: string; outcome: string; checked_at: string; facts: Record<string, unknown> }[];
  estimated_completion: string | null;
  submitted_at: string;
  expires_at: string | null;
}

interface Paper {
  type: DocumentType;
  url?: string;
  document_id?: string;
  /** Today, if there is no such field. */
  issued_on?: string | undefined;
}

export interface WireHistory {
  history: { happening: string; from_stage: string | null; to_stage: string; actor: { kind: string } }[];
  total: number;
}

/** Who applies, and the calls that people make about it. */
export interface Candidate {
  /** Who acts for it: a member of the organization, or the person. */
  member: BuiltActor;
  /** Applies with these documents, and with every other one that the level asks for. */
  initiate(documents?: Paper[], level?: Level): Promise<Reply<WireVerification & WireError>>;
  post(who: BuiltActor, action: string, body?: object): Promise<Reply<WireVerification & WireError>>;
  /** Reads the verification that stands, else the application. With an id, this one. */
  read(id?: string): Promise<WireVerification>;
  /** Both reviewers approve; answers the second's reply. */
  approve(reason?: string): Promise<Reply<WireVerification & WireError>>;
  /** Goes the whole way from an application to an approval. */
  becomeVerified(): Promise<WireVerification>;
  /** Waits until the workflow brought the standing verification or the application to a stage. */
  reach(stage: string): Promise<WireVerification>;
  path(): Promise<string[]>;
}

/** An organization with a member. */
export interface Applicant extends Candidate {
  charity: Charity;
}

export interface VerificationWorld {
  api: TestApi;
  env: TestWorkflowEnvironment;
  documents: DocumentServer;
  gateways: Gateways;
  reviewer: BuiltActor;
  secondReviewer: BuiltActor;
  thirdReviewer: BuiltActor;
  /** Ends the worker, once, and starts one with today's code or another. */
  restartWorker(workflowsPath?: string): Promise<void>;
  /** Lets the clock of workflows and API jump. */
  pass(days: number): Promise<void>;
  /** The time that the API sees. */
  now(): number;
  buildApplicant(changes?: Partial<Charity>): Promise<Applicant>;
  /** The calls of somebody who became a member of an organization by other calls. */
  applicantOf(charity: Charity, member: BuiltActor): Applicant;
  buildPerson(type: 'donor' | 'volunteer', name: string): Promise<Candidate>;
  close(): Promise<void>;
}

interface WorldSettings {
  /** Only with this may the worker be ended in between. */
  restarts?: boolean;
  /** Variables of the environment. */
  settings?: Record<string, string>;
}

/** Starts all of it. */
export async function startVerificationWorld({
  restarts = false,
  settings = {},
}: WorldSettings = {}): Promise<VerificationWorld> {
  const clock = { aheadMs: 0 };
  const [env, api, documents] = await Promise.all([
    startTimeSkipping(),
    startApi(settings, {}, () => new Date(Date.now() + clock.aheadMs)),
    startDocumentServer(),
  ]);
  const gateways = createGateways(readConfig({ ...settings, DATABASE_URL: api.databaseUrl }), api.db);
  const dependencies = { db: api.db, gateways, clock: async () => new Date(await env.currentTimeMs()) };
  const activities = {
    ...createDocumentActivities(dependencies),
    ...createVerificationActivities(dependencies),
    ...createScreeningActivities(dependencies),
  };
  const reviewer = await buildActor(api.db, { isReviewer: true });
  const thirdReviewer = await buildActor(api.db, { isReviewer: true });
  const secondReviewer = await buildActor(api.db, { isReviewer: true });
  let worker = await startWorker({ env, activities, restarts });
  const relay = startRelay(api.db, env);
  const now = () => Date.now() + clock.aheadMs;
  const applicantOf = (charity: Charity, member: BuiltActor): Applicant => {
    const entity = { type: 'organization', id: charity.id, member } as const;
    return { charity, ...buildCandidate({ api, env, documents, reviewer, secondReviewer, now }, entity) };
  };
  return {
    api,
    env,
    documents,
    gateways,
    reviewer,
    secondReviewer,
    thirdReviewer,
    async restartWorker(workflowsPath) {
      await worker.stop();
      worker = await startWorker({ env, activities, restarts: false, workflowsPath });
    },
    async pass(days) {
      await env.sleep(days * DAY_MS);
      clock.aheadMs = (await env.currentTimeMs()) - Date.now();
    },
    now,
    async buildApplicant(changes) {
      const charity = await buildCharity(api.db, changes);
      const member = await buildActor(api.db, { memberOf: charity.id });
      await completePeople(api.db, charity.id, member.userId);
      return applicantOf(charity, member);
    },
    applicantOf,
    async buildPerson(type, name) {
      const member = await buildActor(api.db, { name });
      return buildCandidate(
        { api, env, documents, reviewer, secondReviewer, now },
        { type, id: member.userId, member },
      );
    },
    async close() {
      await relay.stop();
      await worker.stop();
      await gateways.outbound.close();
      await Promise.all([env.teardown(), api.close(), documents.close()]);
    },
  };
}

/**
 * Waits until the workflow knows of every change. The test server's clock stands still for good once a signal comes
 * in between a run and the next.
 */
async function settle(db: Database, env: TestWorkflowEnvironment, verificationId: string): Promise<void> {
  await waitFor(`${verificationId} to settle`, async () => {
    const promised = await selectRows(db, 'SELECT 1 FROM outbox WHERE workflow_id = $1', [verificationId]);
    if (promised.length > 0) return false;
    const { events } = await env.client.workflow.getHandle(verificationId).fetchHistory();
    const last = events?.at(-1);
    return [
      last?.timerStartedEventAttributes,
      last?.upsertWorkflowSearchAttributesEventAttributes,
      last?.markerRecordedEventAttributes,
      last?.timerCanceledEventAttributes,
      last?.workflowExecutionCompletedEventAttributes,
    ].some((attributes) => attributes !== undefined && attributes !== null);
  });
}

interface RunningWorker {
  stop(): Promise<void>;
}

async function startWorker({
  env,
  activities,
  restarts,
  workflowsPath,
}: {
  env: TestWorkflowEnvironment;
  activities: object;
  restarts: boolean;
  workflowsPath?: string | undefined;
}): Promise<RunningWorker> {
  const worker = await Worker.create({
    connection: env.nativeConnection,
    taskQueue: TASK_QUEUE,
    ...(workflowsPath === undefined ? { workflowBundle: workflowBundle() } : { workflowsPath }),
    activities,
    interceptors: { activity: [mapErrors] },
    // The test server never gives to another worker what it kept for one that has stopped.
    ...(restarts ? { maxCachedWorkflows: 0 } : {}),
  });
  const running = worker.run();
  return {
    async stop() {
      worker.shutdown();
      await running;
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

function buildCandidate(
  {
    api,
    env,
    documents,
    reviewer,
    secondReviewer,
    now,
  }: Pick<VerificationWorld, 'api' | 'env' | 'documents' | 'reviewer' | 'secondReviewer' | 'now'>,
  { type, id, member }: { type: EntityType; id: string; member: BuiltActor },
): Candidate {
  const root = '/api/v1/verification';
  const read = async (verificationId = id) => {
    const path = `${root}/status/${verificationId}`;
    return (await api.call<WireVerification>('GET', path, { key: member.key })).body;
  };
  const initiate: Candidate['initiate'] = (submitted = [], level = 'standard') => {
    const others = papersFor(type, level).filter((each) => !submitted.some((paper) => paper.type === each));
    const rest = others.map((each) => ({
      ...{ type: each, url: documents.serve(`${each}.pdf`, PDF), ...datesOf(each, now()) },
    }));
    return api.call('POST', `${root}/initiate`, {
      key: member.key,
      body: {
        entity_type: type,
        entity_id: id,
        verification_level: level,
        documents: [...submitted.map((paper) => ({ ...datesOf(paper.type, now()), ...paper })), ...rest],
      },
    });
  };
  const post: Candidate['post'] = async (who, action, body) => {
    const reply = await api.call<WireVerification & WireError>('POST', `${root}/${id}/${action}`, {
      key: who.key,
      ...(body === undefined ? {} : { body }),
    });
    if (reply.status < 300) await settle(api.db, env, reply.body.verification_id);
    return reply;
  };
  const reach = (stage: string) =>
    waitFor(`the stage ${stage}`, async () => {
      const record = await read();
      if (record.stage === stage) return record;
      const other = record.other_verification_id;
      const beside = other === null ? undefined : await read(other);
      return beside?.stage === stage && beside;
    });
  const approve = async (reason = 'Good.') => {
    const review = { decision: 'approve', reason };
    await post(reviewer, 'review', review);
    return post(secondReviewer, 'review', review);
  };
  return {
    member,
    initiate,
    post,
    read,
    reach,
    approve,
    async becomeVerified() {
      await initiate();
      await reach('initial_review');
      await post(reviewer, 'review', { decision: 'pass', reason: 'Complete.' });
      await reach('manual_review');
      await post(reviewer, 'review', { decision: 'pass', reason: 'Seen its statutes.' });
      return (await approve()).body;
    },
    async path() {
      const path = `${root}/${id}/history?limit=100`;
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
