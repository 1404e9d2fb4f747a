/** What an application says about its documents, and which documents it takes. */
import { readConfig } from '../../../config';
import { inTransaction } from '../../../db/database';
import { type Verification } from '../../../db/queries/verification/verifications';
import { createGateways, type Gateways } from '../../../gateways';
import { applyForVerification } from '../../../operations/verification/apply';
import { type DocumentSubmission, submitDocuments } from '../../../operations/verification/documents';
import { type DocumentType, type Level } from '../../../domain/verification/vocabulary';
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

async function apply(
  documents: DocumentSubmission[],
  { level = 'basic', country = 'US', entityId }: { level?: Level; country?: string; entityId?: string } = {},
): Promise<Verification> {
  const { userId, accountId } = await buildActor(test.db);
  const at = new Date();
  const application = {
    entityType: 'organization',
    entityId: entityId ?? (await buildCharity(test.db, { source: 'member', ein: null, country })).id,
    level,
    documents,
    by: { kind: 'entity', userId, persons: [userId] },
    accountId,
    isByOperator: false,
  } as const;
  return inTransaction(test.db, (tx) => applyForVerification({ tx, at }, application, gateways));
}

const letter: DocumentSubmission = {
  type: 'articles_of_incorporation',
  url: 'https://example.org/articles.pdf',
  uploadId: null,
  isUploadReadable: false,
  issuedOn: null,
  expiresOn: null,
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

/** The document types that the required actions of an application name. */
const namedIn = ({ state }: Verification, types: DocumentType[]) =>
  types.filter((type) => state.requiredActions.some((action) => action.includes(type)));

it('it names the missing documents until they are submitted, also those of another country', async () => {
  const lacking: DocumentType[] = ['bylaws', 'board_list', 'certified_translation', 'banking_verification'];
  const applied = await apply([], { level: 'standard', country: 'FR' });
  expect(namedIn(applied, lacking)).toEqual(lacking);
  const { userId } = await buildActor(test.db);
  const submit = (...types: DocumentType[]) =>
    inTransaction(test.db, (tx) => {
      const by = { kind: 'entity' as const, userId, persons: [userId] };
      const documents = types.map((type) => ({ ...letter, type }));
      const at = new Date();
      const submission = { verificationId: applied.id, documents, by, statement: undefined };
      return submitDocuments({ tx, at }, submission, gateways);
    });
  expect(namedIn(await submit('bylaws', 'certified_translation'), lacking)).toEqual([
    'board_list',
    'banking_verification',
  ]);
  const whole = await submit(
    'board_list',
    'banking_verification',
    'charity_registration',
    'compliance_certificate',
  );
  expect(namedIn(whole, [...lacking, 'charity_registration', 'compliance_certificate'])).toEqual([]);
});

it('a second application is refused, and the error names the open one', async () => {
  const { id, entityId } = await apply([]);
  await expect(apply([], { entityId })).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { verification_id: id, status: 'pending', level: 'basic' },
  });
});
