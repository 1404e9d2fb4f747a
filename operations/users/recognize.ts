/** Recognizes people whom the platform erased, by keyed hashes of their address and their identity document. */
import { type Database } from '../../db/database';
import {
  findErasureKey,
  insertErasureKey,
  insertMark,
  insertReturn,
  listErasedByMark,
} from '../../db/queries/users/erasures';
import { hasTributeRefusal } from '../../db/queries/tributes/tributes';
import { isBlocked } from '../../db/queries/users/blocks';
import { requireRow } from '../../domain/errors';
import { keyedHash, newHashKey } from '../../gateways/secrets/keyed-hash';
import { type Act, type Mailing, type Sealing } from '../act';

type MarkKind = 'address' | 'document' | 'tribute_refusal';

/** Keeps the marks of a person who is being erased. */
export async function keepMarks(
  { tx, secrets }: Mailing,
  userId: string,
  { email, documents }: { email: string | null; documents: string[] },
): Promise<void> {
  await insertErasureKey(tx, secrets.seal(newHashKey()));
  const key = secrets.open(requireRow(await findErasureKey(tx), 'the key of erasures'));
  const keep = (kind: MarkKind, text: string) =>
    insertMark(tx, { kind, hash: markOf(key, kind, text), userId });
  if (email !== null) {
    await keep('address', email);
    if (await hasTributeRefusal(tx, email)) await keep('tribute_refusal', email);
  }
  for (const hash of documents) await keep('document', hash);
}

/** Returns the ids of erased people who had confirmed this address. */
export async function listErasedByAddress(means: Mailing, email: string): Promise<string[]> {
  return listErased(means, 'address', email);
}

/** Returns true if the owner of an address, erased or not, wants no mails about tributes. */
export async function refusesTributes(means: Mailing, email: string): Promise<boolean> {
  if (await hasTributeRefusal(means.tx, email)) return true;
  return (await listErased(means, 'tribute_refusal', email)).length > 0;
}

/** Returns the ids of erased people whose identity document had one of these hashes of a file or a picture. */
export async function listErasedByDocument(means: Mailing, hashes: string[]): Promise<string[]> {
  const erased = new Set<string>();
  for (const hash of hashes) for (const id of await listErased(means, 'document', hash)) erased.add(id);
  return [...erased];
}

async function listErased({ tx, secrets }: Mailing, kind: MarkKind, text: string): Promise<string[]> {
  const sealedKey = await findErasureKey(tx);
  if (sealedKey === undefined) return [];
  return listErasedByMark(tx, { kind, hash: markOf(secrets.open(sealedKey), kind, text) });
}

function markOf(key: string, kind: MarkKind, text: string): string {
  return keyedHash(key, `${kind} ${text}`);
}

/** Notes that a user is one of these erased people, so that their ties and revocations count again. */
export async function noteReturns(
  { tx, at }: Act & Sealing,
  userId: string,
  erased: string[],
): Promise<void> {
  for (const erasedUserId of erased) await insertReturn(tx, { userId, erasedUserId, at });
}

/** Returns true if one of these people is blocked. */
export async function isSomebodyBlocked(db: Database, userIds: string[]): Promise<boolean> {
  for (const userId of userIds) if (await isBlocked(db, userId)) return true;
  return false;
}
