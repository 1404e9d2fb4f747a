/** What an application says about its documents, and which documents it takes. */
import { readConfig } from '../../../config';
import { inTransaction } from '../../../db/database';
import { type Verification } from '../../../db/queries/verification/verifications';
import { createGateways, type Gateways } from '../../../gateways';
import { applyForVerification } from '../../../operations/verification/apply-for-verification';
import { type DocumentSubmission } from '../../../operations/verification/documents';
import { buildActor, buildCharity } from '../../factories';
import { openTestDatabase, type TestDatabase } from '../../support/database';

let test: TestDatabase;
let gateways: Gateways;
beforeAll(async () => {
  test = await openTestDatabase();
  gateways = createGateways(readConfig({ DATABASE_URL: test.url }), test.db);
});
afterAll(async () => {
  await gateways.outbound.close();
  await test.close();
});

async function apply(documents: DocumentSubmission[]): Promise<Verification> {
  const { userId, accountId } = await buildActor(test.db);
  const application = {
    entityType: 'organization',
    entityId: (await buildCharity(test.db, { source: 'member', ein: null })).id,
    level: 'basic',
    documents,
    by: { kind: 'entity', userId, persons: [userId] },
    accountId,
    isByOperator: false,
    at: new Date(),
  } as const;
  return inTransaction(test.db, (tx) => applyForVerification(tx, application, gateways));
}

const letter: DocumentSubmission = {
  type: 'articles_of_incorporation',
  url: 'https://example.org/articles.pdf',
  uploadId: null,
  isUploadReadable: false,
  issuedOn: null,
};

it('its documents are under review once there are some', async () => {
  expect((await apply([])).state.checks.documents).toBe('pending');
  expect((await apply([letter])).state.checks.documents).toBe('in_review');
});

it('an upload that was removed after it was looked up is refused', async () => {
  const gone = { ...letter, url: null, uploadId: 'document_gone', isUploadReadable: true };
  await expect(apply([letter, gone])).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    details: { fields: [{ field: 'documents.1.document_id', message: 'there is no such document' }] },
  });
});
