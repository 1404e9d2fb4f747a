import { type Actor } from '../../db/queries/access/api-keys';
import { type UploadedDocument } from '../../db/queries/documents/documents';

/**
 * The uploading account, reviewers and operators may read a document. So may members of a charity whose hours it proves.
 * For anybody else it does not exist.
 */
export function mayReadDocument(
  actor: Pick<Actor, 'accountId' | 'isReviewer' | 'isOperator'>,
  document: Pick<UploadedDocument, 'accountId'>,
): boolean {
  return actor.isOperator || actor.isReviewer || document.accountId === actor.accountId;
}
