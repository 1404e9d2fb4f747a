import { type Actor } from '../../domain/access/actor';
import { type UploadedDocument } from '../../db/queries/documents/documents';

/**
 * The uploading account, reviewers and operators may read a document. `loadDocument` also admits members of a charity
 * whose volunteer hours the document proves. Anybody else gets 404.
 */
export function mayReadDocument(
  actor: Pick<Actor, 'accountId' | 'isReviewer' | 'isOperator'>,
  document: Pick<UploadedDocument, 'accountId'>,
): boolean {
  return actor.isOperator || actor.isReviewer || document.accountId === actor.accountId;
}
