import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../../db/database';
import {
  findAnswer,
  type IdempotentAnswer,
  keepAnswer,
  tryHoldKey,
} from '../../db/queries/platform/idempotent-answers';
import { CARD_NUMBER_FAULT, hasCardNumber } from '../../domain/card-numbers';
import { GivingError, validationError } from '../../domain/errors';
import { type SecretBox } from '../../gateways';
import { isWrite } from '../route';
import { errorBody } from './errors';
import { type ApiContext, type Next, required } from './state';

/**
 * Runs a write in one transaction. With an Idempotency-Key on a POST, it also stores the first answer with a status
 * under 500, so that effect and answer commit together. Repeats get the stored answer byte for byte for 24 hours.
 */
export function transaction(db: Database, secrets: SecretBox) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    if (!isWrite(required(context.state.route, 'the route'))) {
      await next();
      return;
    }
    const key = context.req.headers['idempotency-key'];
    await inTransaction(db, async (tx) => {
      if (key === undefined || context.method !== 'POST') {
        context.state.transaction = tx;
        await next();
        return;
      }
      await answerOnce({ tx, secrets, context, key: checkKey(key) }, next);
    });
  };
}

interface KeyedRequest {
  tx: Database;
  secrets: SecretBox;
  context: ApiContext;
  key: string;
}

async function answerOnce({ tx, secrets, context, key }: KeyedRequest, next: Next): Promise<void> {
  const { accountId } = required(context.state.actor, 'the actor');
  const requestHash = hashRequest(context);
  if (!(await tryHoldKey(tx, accountId, key))) {
    throw new GivingError('CONFLICT', 'A request with this Idempotency-Key is running. Try again.', {}, 1);
  }
  const earlier = await findAnswer(tx, accountId, key);
  if (earlier !== undefined) {
    replay(context, earlier, requestHash, secrets);
    return;
  }
  await runUnderSavepoint(tx, context, next);
  const body = JSON.stringify(context.body);
  context.body = body;
  context.type = 'application/json';
  // An answer may contain a new key or secret, which must never be stored in clear text.
  const sealedBody = secrets.seal(body);
  await keepAnswer(tx, { accountId, key, requestHash, status: context.status, sealedBody });
}

/** Runs the handler. A refusal under status 500 rolls back the handler's effects and becomes the stored answer. */
async function runUnderSavepoint(tx: Database, context: ApiContext, next: Next): Promise<void> {
  try {
    await inTransaction(tx, async (savepoint) => {
      context.state.transaction = savepoint;
      await next();
    });
  } catch (error) {
    if (!(error instanceof GivingError) || error.status >= 500) throw error;
    context.status = error.status;
    context.body = errorBody(error);
  }
}

function replay(
  context: ApiContext,
  earlier: IdempotentAnswer,
  requestHash: string,
  secrets: SecretBox,
): void {
  if (earlier.requestHash !== requestHash) {
    throw new GivingError(
      'IDEMPOTENCY_KEY_REUSED',
      'Another request used this Idempotency-Key. Use a new one.',
    );
  }
  context.set('Idempotent-Replayed', 'true');
  context.status = earlier.status;
  context.type = 'application/json';
  context.body = secrets.open(earlier.sealedBody);
}

function checkKey(header: string | string[]): string {
  const key = Array.isArray(header) ? header.join(',') : header;
  const isPrintable = key.length >= 1 && key.length <= 255 && /^[\x20-\x7e]+$/.test(key);
  if (isPrintable && !hasCardNumber(key)) return key;
  const message = isPrintable ? CARD_NUMBER_FAULT : 'must have 1 to 255 printable ASCII characters';
  throw validationError([{ field: 'Idempotency-Key', message }]);
}

function hashRequest(context: ApiContext): string {
  const hash = createHash('sha256').update(`${context.method} ${context.url}\n`);
  return hash.update(context.state.upload?.sha256 ?? context.state.rawBody ?? '').digest('hex');
}
