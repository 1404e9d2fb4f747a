/** What a verification rests on: uploads, screening and the trust that follows. */
import { join } from 'node:path';
import { TEST_LIST } from '../../../domain/sandbox/screening';
import { importSanctions } from '../../../operations/imports/import-sanctions';
import { PDF } from '../../doubles/document-server';
import {
  buildRegistered,
  startVerificationWorld,
  type VerificationWorld,
  type WireVerification,
} from './world';

const FIXTURES = join(__dirname, '../../fixtures/sanctions');

let world: VerificationWorld;
beforeAll(async () => {
  world = await startVerificationWorld();
});
afterAll(() => world.close());

const letter = () =>
  ({ type: 'determination_letter', url: world.documents.serve('letter.pdf', PDF) }) as const;
const pass = { decision: 'pass', reason: 'Sound.' };

it('an uploaded document is examined like a fetched one, and only its account may name it', async () => {
  const applicant = await world.buildApplicant();
  const { key } = applicant.member;
  const headers = { 'Content-Type': 'application/pdf' };
  const uploaded = await world.api.call<{ document_id: string; sha256: string }>('POST', '/v1/documents', {
    key,
    body: PDF,
    headers,
  });
  const named = { type: 'determination_letter', document_id: uploaded.body.document_id } as const;
  const stranger = await world.buildApplicant();
  expect((await stranger.initiate([named])).body.error.details).toMatchObject({
    fields: [{ field: 'documents.0.document_id' }],
  });
  expect((await applicant.initiate([{ ...named, ...letter() }])).body.error.details).toMatchObject({
    fields: [{ field: 'documents.0.url' }],
  });
  expect((await applicant.initiate([named])).status).toBe(202);
  expect(await applicant.reach('initial_review')).toMatchObject({
    documents: expect.arrayContaining([
      expect.objectContaining({ type: 'determination_letter', status: 'accepted' }),
    ]) as unknown,
  });
});

it('a name like a listed one goes to a person though the register has it, and only reviewers see why', async () => {
  const importedAt = new Date();
  await importSanctions(world.api.db, [join(FIXTURES, 'sdn.csv'), join(FIXTURES, 'alt.csv')], importedAt);
  await buildRegistered(world.api.db, '100000077', 'NORTHERN STAR SHIPPING CO');
  const applicant = await world.buildApplicant({ ein: '100000077', name: 'Northern Star Shiping' });
  await applicant.initiate([letter()]);
  await applicant.reach('initial_review');
  await applicant.post(world.reviewer, 'review', pass);
  const asEntity = await applicant.reach('manual_review');
  expect(JSON.stringify(asEntity)).not.toMatch(/sanction|\bSDGT\b|\b4106\b/i);
  const asReviewer = await world.api.call<WireVerification>(
    'GET',
    `/api/v1/verification/status/${applicant.charity.id}`,
    { key: world.reviewer.key },
  );
  expect(asReviewer.body.evidence).toMatchObject([
    {
      outcome: 'possible_match',
      facts: {
        lists: [{ list: 'ofac-sdn', imported_at: importedAt.toISOString() }, { list: TEST_LIST }],
        hits: [{ list: 'ofac-sdn', uid: '4106', programs: ['SDGT'] }],
      },
    },
    { source: 'email_confirmation' },
    { outcome: 'match' },
  ]);
});

it('an approval raises trust and gives its badge in the same moment, and a concern takes the record away', async () => {
  await buildRegistered(world.api.db, '100000078', 'QUILTING BEE OF ZEPHYRHILLS');
  const applicant = await world.buildApplicant({ ein: '100000078', name: 'Quilting Bee of Zephyrhills' });
  const trust = async () => {
    const path = `/v1/charities/${applicant.charity.id}`;
    return (
      await world.api.call<{ trust_score: number; badges: string[] }>('GET', path, {
        key: applicant.member.key,
      })
    ).body;
  };
  await applicant.initiate([letter()]);
  await applicant.reach('initial_review');
  await applicant.post(world.reviewer, 'review', pass);
  await applicant.reach('financial_review');
  await applicant.post(world.reviewer, 'review', pass);
  await applicant.approve();
  const approved = await trust();
  expect(approved.badges).toEqual(['Standard Verified', 'Tax Deductible']);
  const concern = { grounds: 'terms_violations', reason: 'A complaint.' };
  const opened = await applicant.post(world.reviewer, 'concerns', concern);
  expect(opened.status).toBeLessThan(300);
  expect((await trust()).trust_score).toBe(approved.trust_score - 15);
});
