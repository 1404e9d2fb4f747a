/** What people click on in somebody else's record is a web address, or a document of the platform. */
import { type Charity } from '../../../db/queries/charities/charities';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { useApi } from '../../support/api';

const api = useApi();
let charity: Charity;
let volunteer: BuiltActor;
let member: BuiltActor;
let stranger: BuiltActor;
beforeAll(async () => {
  charity = await buildCharity(api.db);
  volunteer = await buildActor(api.db);
  member = await buildActor(api.db, { memberOf: charity.id });
  stranger = await buildActor(api.db);
});

const submit = (proof: string[]) =>
  api.call<{ submission_id: string; proof_documents: string[] }>('POST', '/v1/volunteer/hours', {
    key: volunteer.key,
    body: {
      charity_id: charity.id,
      hours: 0.25,
      date: '2026-03-02',
      description: 'Sorted donated food',
      proof_documents: proof,
    },
  });

const report = (evidence: string[]) =>
  api.call('POST', `/v1/charities/${charity.id}/impact-reports`, {
    key: member.key,
    body: { period_start: '2026-03-01', period_end: '2026-03-31', evidence },
  });

const HOSTILE = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'ftp://example.org/a.pdf',
  'blob:https://example.org/1',
  '//example.org/a.pdf',
  'https:example.org',
  'https://bank.example@evil.example/a.pdf',
  'https://exa mple.org/',
  'shift.pdf',
  'document_none',
  'document_',
];

it.each(HOSTILE)('proof of hours is never %j', async (link) => {
  const { status, body } = await submit(['https://example.org/a.jpg', link]);
  expect([status, (body as unknown as { error: { details: unknown } }).error.details]).toMatchObject([
    400,
    { fields: [{ field: 'proof_documents.1' }] },
  ]);
});

it.each(HOSTILE)('evidence of an impact report is never %j', async (link) => {
  const { status, body } = await report([link]);
  expect([status, body.error.details]).toMatchObject([400, { fields: [{ field: 'evidence.0' }] }]);
});

it("an answer to a charity's questions is held to the same", async () => {
  const { body } = await submit([]);
  const path = `/v1/volunteer/hours/${body.submission_id}`;
  const question = { decision: 'request_information', reason: 'Which shift?' };
  await api.call('POST', `${path}/decision`, { key: member.key, body: question });
  const answer = { message: 'The late one', proof_documents: ['javascript:alert(1)'] };
  const { status } = await api.call('POST', `${path}/information`, { key: volunteer.key, body: answer });
  expect(status).toBe(400);
});

it("a document of one's own proves hours, and the charity that decides may read it", async () => {
  const { body: document } = await api.call<{ document_id: string }>('POST', '/v1/documents', {
    key: volunteer.key,
    body: Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n'),
    headers: { 'Content-Type': 'application/pdf' },
  });
  const { document_id: id } = document;
  const read = (key: string) => api.call('GET', `/v1/documents/${id}/content`, { key });
  expect((await read(member.key)).status).toBe(404);
  expect((await report([id])).status).toBe(400);
  const { status, body } = await submit([id, 'http://example.org/a.jpg']);
  expect([status, body.proof_documents]).toEqual([201, [id, 'http://example.org/a.jpg']]);
  expect((await read(member.key)).status).toBe(200);
  expect((await read(stranger.key)).status).toBe(404);
});
