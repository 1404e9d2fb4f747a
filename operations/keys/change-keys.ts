import { type ApiKey, lockApiKey, updateApiKey } from '../../db/queries/access/api-keys';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { type Actor } from '../../domain/access/actor';
import { GivingError, notFound } from '../../domain/errors';
import { type ActOf, type Sealing } from '../act';
import { requireApiAccess, requireScopes } from './limits';
import { mailKeyNews } from './mail-key-news';
import { type IssuedKey, storeNewApiKey } from './new-keys';

const HOUR_MS = 3_600_000;

export interface Rotation {
  keyId: string;
  /** The old key stays valid this long after the new key is created. */
  overlapHours: number;
  environment: 'sandbox' | 'production';
}

/** Replaces one of the caller's keys with a new one. Both are valid during the overlap. */
export async function rotateApiKey(
  act: ActOf<Actor> & Sealing,
  { keyId, overlapHours, environment }: Rotation,
): Promise<IssuedKey & { previousValidUntil: Date }> {
  const { tx, at, actor } = act;
  const old = await lockApiKey(tx, keyId, actor.userId);
  if (old === undefined) throw notFound('API key');
  requireScopes(actor, old.scopes);
  requireRotatable(old, at);
  await requireApiAccess(tx, { id: actor.userId, isOperator: actor.isOperator }, environment);
  const overlapEnd = at.getTime() + overlapHours * HOUR_MS;
  const expiresAt = new Date(Math.min(overlapEnd, old.expiresAt?.getTime() ?? overlapEnd));
  // Ends the old key before the new key is created. Without an overlap, this makes room for the new key, so that an
  // account with the maximum number of keys can rotate.
  await updateApiKey(tx, old.id, { expiresAt });
  const { accountId, userId, name, scopes } = old;
  const issuedBy = await findPersons(tx, actor);
  const order = { accountId, userId, name, scopes, issuedBy, environment };
  const issued = await storeNewApiKey(act, order);
  await updateApiKey(tx, old.id, { replacedBy: issued.apiKey.id });
  const details = { replaced_by: issued.apiKey.id, overlap_hours: overlapHours };
  const subject = { type: 'api_key', id: old.id };
  await recordAudit(tx, { action: 'api_key.rotated', actor, subject, details, at });
  await mailKeyNews(act, { news: 'rotated', apiKey: old });
  return { ...issued, previousValidUntil: expiresAt };
}

function requireRotatable(key: ApiKey, at: Date): void {
  const isOver = key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= at);
  if (key.replacedBy === null && !isOver) return;
  const state = key.replacedBy === null ? 'no longer valid' : 'already replaced';
  throw new GivingError('CONFLICT', `This key is ${state}.`, { replaced_by: key.replacedBy });
}

/**
 * Revokes one of the caller's keys. Throws FORBIDDEN if that key has scopes that the calling key lacks.
 * Repeating changes nothing.
 */
export async function revokeApiKey(act: ActOf<Actor> & Sealing, keyId: string): Promise<ApiKey> {
  const { tx, at, actor } = act;
  const key = await lockApiKey(tx, keyId, actor.userId);
  if (key === undefined) throw notFound('API key');
  requireScopes(actor, key.scopes);
  if (key.revokedAt !== null) return key;
  await updateApiKey(tx, key.id, { revokedAt: at });
  const subject = { type: 'api_key', id: key.id };
  await recordAudit(tx, { action: 'api_key.revoked', actor, subject, at });
  await mailKeyNews(act, { news: 'revoked', apiKey: key });
  return { ...key, revokedAt: at };
}
