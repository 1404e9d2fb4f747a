import { type Database, inTransaction } from '../../db/database';
import {
  findAnswer,
  type IdempotentAnswer,
  keepAnswer,
  tryHoldKey,
} from '../../db/queries/platform/idempotent-answers';
import { MAX_IDEMPOTENCY_KEY_LENGTH } from '../../domain/access/idempotency';
import { CARD_NUMBER_FAULT, hasCardNumber } from '../../domain/card-numbers';
import { GivingError, isRefusal, validationError } from '../../domain/errors';
import { type SecretBox } from '../../gateways';
import { isWrite } from '../route';
import { answerRefusal, errorBody } from './errors';
import { hashRequest, refuseOtherCredential, refuseOtherRequest, runningRequest } from './idempotency';
import { type ApiContext, type Next, required } from './state';

/**
 * Runs a write in one transaction. For a POST with an Idempotency-Key, this transaction also stores the first answer
 * with a status under 500. Repeated requests get that answer, byte for byte, for ANSWER_KEPT_HOURS. `refuseOtherCredential`
 * checks who may repeat a request. A replay executes nothing.
 */
export function transaction(db: Database, secrets: SecretBox) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    if (!isWrite(required(context.state.route, 'the route'))) {
      await next();
      return;
    }
    const key = context.method === 'POST' ? readIdempotencyKey(context) : undefined;
    await inTransaction(db, async (tx) => {
      if (key === undefined) {
        context.state.transaction = tx;
        await next();
        return;
      }
      await answerOnce({ tx, secrets, context, key }, next);
    });
    context.state.transaction = undefined;
  };
}

/** Runs a write of a public route in one transaction. Stores no answer for an Idempotency-Key: answers are stored by account. */
export function publicTransaction(db: Database) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    if (!isWrite(required(context.state.route, 'the route'))) {
      await next();
      return;
    }
    await inTransaction(db, async (tx) => {
      context.state.transaction = tx;
      await next();
    });
    context.state.transaction = undefined;
  };
}

interface KeyedRequest {
  tx: Database;
  secrets: SecretBox;
  context: ApiContext;
  key: string;
}

async function answerOnce(request: KeyedRequest, next: Next): Promise<void> {
  const { tx, secrets, context, key } = request;
  const { accountId, userId, scopes } = required(context.state.actor, 'the actor');
  const requestHash = hashRequest(context);
  if (!(await tryHoldKey(tx, accountId, key))) {
    throw runningRequest();
  }
  const earlier = await findAnswer(tx, accountId, key);
  if (earlier !== undefined) {
    refuseOtherRequest(earlier, requestHash);
    refuseOtherCredential(earlier, context);
    replay(context, earlier, secrets);
    return;
  }
  await runUnderSavepoint(tx, context, next);
  const kept = answerToKeep(context);
  context.body = JSON.stringify(context.body);
  context.type = 'application/json';
  const credentialHash = required(context.state.credentialHash, 'the hash of the credential');
  const sealedBody = secrets.seal(JSON.stringify(kept.body));
  const { status } = kept;
  await keepAnswer(tx, { accountId, key, userId, credentialHash, scopes, requestHash, status, sealedBody });
}

/**
 * Returns the answer for replays. An answer with a secret is never stored, because a secret is shown only
 * once. Replays then get a refusal instead.
 */
function answerToKeep(context: ApiContext): { status: number; body: unknown } {
  const { status } = context;
  const body = context.body as Record<string, unknown>;
  const { success } = required(context.state.route, 'the route');
  if (success.shownOnce === undefined || status !== success.status) return { status, body };
  const { secret, id } = success.shownOnce;
  if (body[secret] === null) return { status, body };
  const error = new GivingError(
    'CONFLICT',
    'This request already succeeded, and its secret is shown only once. If you lost the secret, rotate or revoke it by the id in details.',
    { reason: 'secret_not_replayed', [id]: body[id] },
  );
  return { status: error.status, body: errorBody(error, context.state.requestId) };
}

/** Runs the handler. A refusal with a status below 500 rolls back the handler's effects and becomes the stored answer. */
async function runUnderSavepoint(tx: Database, context: ApiContext, next: Next): Promise<void> {
  try {
    await inTransaction(tx, async (savepoint) => {
      context.state.transaction = savepoint;
      await next();
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    answerRefusal(context, error);
  }
}

function replay(context: ApiContext, earlier: IdempotentAnswer, secrets: SecretBox): void {
  context.set('Idempotent-Replayed', 'true');
  context.status = earlier.status;
  context.type = 'application/json';
  context.body = secrets.open(earlier.sealedBody);
}

/** Returns the request's Idempotency-Key. Refuses one that is too long, not printable, or holds a card number. */
export function readIdempotencyKey(context: ApiContext): string | undefined {
  const header = context.req.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = Array.isArray(header) ? header.join(',') : header;
  const isPrintable =
    key.length >= 1 && key.length <= MAX_IDEMPOTENCY_KEY_LENGTH && /^[\x20-\x7e]+$/.test(key);
  if (isPrintable && !hasCardNumber(key)) return key;
  const message = `must have 1 to ${MAX_IDEMPOTENCY_KEY_LENGTH} printable ASCII characters`;
  throw validationError([
    isPrintable
      ? { field: 'Idempotency-Key', code: 'not_allowed', message: CARD_NUMBER_FAULT }
      : { field: 'Idempotency-Key', code: 'format', message },
  ]);
}
