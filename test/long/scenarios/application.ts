/** Applications for a verification, as their applicant and the platform's operators go through them. */
import { type DocumentType } from '../../../domain/verification/vocabulary';
import { PDF } from '../../doubles/document-server';
import { datesOf, papersFor } from '../../factories/complete-application';
import { type Person, type ScenarioWorld, waitPatiently } from './world';

export interface WireApplication {
  standing: boolean;
  other_verification_id: string | null;
  status: string;
  stage: string;
  level: string;
  reason: string | null;
  checks: { identity: string; documents: string; database: string };
  required_actions: string[];
  requirements: { code: string; status: string; problem: string | null }[];
  evidence: { source: string; outcome: string; facts: Record<string, unknown> }[];
}

/** Who or what a person applies for. */
export interface Entity {
  entity_type: 'organization' | 'donor' | 'volunteer';
  entity_id: string;
}

const ROOT = '/api/v1/verification';
const APPROVE = { decision: 'approve', reason: 'Good.' };

/** Uploads a document of each type. */
export async function uploadDocuments(person: Person, types: DocumentType[]): Promise<object[]> {
  const headers = { 'Content-Type': 'application/pdf' };
  return Promise.all(
    types.map(async (type) => {
      const { body } = await person.call<{ document_id: string }>('POST', '/v1/documents', PDF, { headers });
      return { type, document_id: body.document_id, ...datesOf(type) };
    }),
  );
}

/** Applies for a level. Returns the answer. */
export async function apply(
  person: Person,
  entity: Entity,
  { level, documents = [] }: { level: string; documents?: DocumentType[] },
): Promise<WireApplication> {
  const uploaded = await uploadDocuments(person, documents);
  const body = { ...entity, verification_level: level, documents: uploaded };
  return person.ask('POST', `${ROOT}/initiate`, body);
}

/** Reads the open application. If there is none, reads the standing verification, or the newest one. */
export async function readApplication(
  person: Person,
  { entity_type, entity_id }: Entity,
): Promise<WireApplication> {
  const read = (id: string) =>
    person.ask<WireApplication>('GET', `${ROOT}/status/${id}?entity_type=${entity_type}`);
  const record = await read(entity_id);
  const other = record.standing ? record.other_verification_id : null;
  return other === null ? record : read(other);
}

/** Acts on an application: `review`, `references`, `video-call` and so on. */
export const act = (person: Person, entity: Entity, action: string, body: object) =>
  person.call<WireApplication & { error?: { details: object } }>(
    'POST',
    `${ROOT}/${entity.entity_id}/${action}?entity_type=${entity.entity_type}`,
    body,
  );

/** Waits until the worker has brought the application to one of these stages. */
export function reach(person: Person, entity: Entity, ...stages: string[]): Promise<WireApplication> {
  return waitPatiently(`the stage ${stages.join(' or ')}`, async () => {
    const application = await readApplication(person, entity);
    return stages.includes(application.stage) && application;
  });
}

/** An operator passes each review until the application waits for its approvals. */
export async function passReviews(
  { operators: [operator] }: ScenarioWorld,
  entity: Entity,
): Promise<WireApplication> {
  const pass = { decision: 'pass', reason: 'Complete and sound.' };
  await reach(operator, entity, 'initial_review');
  await act(operator, entity, 'review', pass);
  const next = await reach(operator, entity, 'manual_review', 'financial_review', 'compliance_check');
  if (next.stage !== 'compliance_check') await act(operator, entity, 'review', pass);
  return reach(operator, entity, 'compliance_check');
}

/** Both operators approve. Returns the answer to the second. */
export async function approve({ operators: [first, second] }: ScenarioWorld, entity: Entity) {
  await act(first, entity, 'review', APPROVE);
  return act(second, entity, 'review', APPROVE);
}

/** Confirms a phone by the code of the sandbox, and accepts the terms in force. */
export async function confirmContact(person: Person): Promise<void> {
  await person.ask('POST', '/v1/users/me/phone', { phone: '+12025550123' });
  await person.ask('POST', '/v1/users/me/phone/confirm', { code: '000000' });
  const { version } = await person.ask<{ version: string }>('GET', '/v1/terms');
  await person.ask('POST', '/v1/users/me/terms', { version });
}

/** Reviewers verify a person to `standard`, who can then be the officer of an organization. */
export async function becomeOfficer(world: ScenarioWorld, { person }: { person: Person }): Promise<void> {
  const entity: Entity = { entity_type: 'donor', entity_id: person.userId };
  await apply(person, entity, { level: 'standard', documents: papersFor('donor', 'standard') });
  await passReviews(world, entity);
  await approve(world, entity);
}

/** A profile that is complete. */
export const PROFILE = {
  category: 'Education',
  description: 'Teaches adults to read, in evening classes near where they live.',
  location: { city: 'Boston', country: 'US' },
};

/** Adds a social profile that nobody can read, so that a reviewer passes it. */
export async function showSocialProfile(
  { operators: [operator] }: ScenarioWorld,
  founder: Person,
  { entity_id }: Entity,
): Promise<void> {
  const url = `https://social.example/${entity_id}`;
  await founder.ask('PATCH', `/v1/charities/${entity_id}`, { social_links: [url] });
  const decision = { url, decision: 'pass', reason: 'It links to the website.' };
  await operator.ask('POST', `${ROOT}/${entity_id}/social-links`, decision);
}

/** A person creates a charity and brings it to `standard`. Returns its id. */
export async function openCharity(world: ScenarioWorld, founder: Person, fields: object): Promise<string> {
  const { id } = await founder.ask<{ id: string }>('POST', '/v1/charities', { ...PROFILE, ...fields });
  const entity: Entity = { entity_type: 'organization', entity_id: id };
  await confirmContact(founder);
  await becomeOfficer(world, { person: founder });
  await apply(founder, entity, { level: 'standard', documents: papersFor('organization', 'standard') });
  await showSocialProfile(world, founder, entity);
  await passReviews(world, entity);
  const { body } = await approve(world, entity);
  if (body.status !== 'approved') throw new Error(`the charity is not approved: ${JSON.stringify(body)}`);
  return id;
}
