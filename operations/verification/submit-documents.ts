import { type Database } from '../../db/database';
import { listDocuments } from '../../db/queries/verification/documents';
import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { type Gateways } from '../../gateways';
import { type DocumentSubmissions, listMissing, storeDocuments } from './documents';
import { holdVerification, moveVerification } from './transition';

export interface SubmissionOfDocuments extends DocumentSubmissions {
  by: ActingParty;
  statement: string | undefined;
}

/** Stores documents that the entity submits, or its answer to a request for information. */
export async function submitDocuments(
  tx: Database,
  input: SubmissionOfDocuments,
  gateways: Pick<Gateways, 'outbound'>,
): Promise<Verification> {
  const { verificationId, by, statement, at } = input;
  const verification = await holdVerification(tx, verificationId);
  await storeDocuments(tx, input, gateways);
  const requiredActions = await listActions(tx, verification);
  return moveVerification(tx, verification, {
    happening: 'documents_submitted',
    by,
    at,
    reason: statement,
    ...(requiredActions === undefined ? {} : { requiredActions }),
  });
}

/** Returns what an application still lacks while its documents are collected. In other stages, the stage decides. */
async function listActions(
  tx: Database,
  { id, entityId, state }: Verification,
): Promise<string[] | undefined> {
  if (state.stage !== 'document_submission') return undefined;
  const types = (await listDocuments(tx, id)).map(({ type }) => type);
  return listMissing(tx, { ...state, entityId }, types);
}
