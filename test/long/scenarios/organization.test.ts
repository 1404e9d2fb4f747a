/** What organizations and volunteers show about themselves and prove to reviewers, from sign-up on. */
import sharp from 'sharp';
import { addDays, DAY_MS, dayOf } from '../../../domain/days';
import { FormBrowser } from '../../support/browser';
import { TEST_TIMEOUT_MS } from '../../support/installation';
import { readMails } from '../../support/oauth';
import { linkTo } from '../../support/sign-up';
import { papersFor } from '../../factories/complete-application';
import {
  act,
  apply,
  approve,
  becomeOfficer,
  confirmContact,
  type Entity,
  openCharity,
  passReviews,
  PROFILE,
  reach,
  readApplication,
  showSocialProfile,
  uploadDocuments,
  type WireApplication,
} from './application';
import { type Person, type ScenarioWorld, startScenarioWorld, waitPatiently } from './world';

let world: ScenarioWorld;
beforeAll(async () => {
  world = await startScenarioWorld();
}, TEST_TIMEOUT_MS);
afterAll(() => world?.close());

const scenario = (name: string, run: () => Promise<void>) =>
  it(name, () => world.installation.watch(run), TEST_TIMEOUT_MS);

interface WireCharity {
  id: string;
  sub_category: string | null;
  founded: number | null;
  staff_count: number | null;
  programs: { name: string }[];
  photos: { url: string; caption: string | null }[];
}

interface WireHits {
  results: { id: string; name: string }[];
}

scenario('a founder describes the charity, and a stranger finds it and sees all of it', async () => {
  const founder = await world.join('founder@example.org');
  const id = await openCharity(world, founder, { name: 'Quayside Learning', category: 'Education' });
  const path = `/v1/charities/${id}`;
  const description = {
    sub_category: 'Adult Literacy',
    founded: 1987,
    staff_count: 12,
    annual_budget_usd: 250_000,
    programs: [{ name: 'Reading at night', description: 'Two evenings a week for dockworkers.' }],
  };
  await founder.ask('PATCH', path, description);
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const headers = { 'Content-Type': 'image/jpeg' };
  await founder.call('POST', `${path}/photos?caption=Our%20house`, picture, { headers });

  const stranger = await world.join('stranger@example.org');
  const filters = 'sub_category=Adult%20Literacy&size=medium&min_founded=1980&max_founded=1990&min_staff=10';
  await waitPatiently('the search to know the charity', async () => {
    const { results } = await stranger.ask<WireHits>('GET', `/api/v1/search?q=dockworkers&${filters}`);
    return results.some((hit) => hit.id === id);
  });
  const shown = await stranger.ask<WireCharity>('GET', path);
  expect(shown).toMatchObject({ ...description, photos: [{ caption: 'Our house' }] });
  const photo = await stranger.browser.open(new URL(shown.photos[0]?.url ?? '').pathname);
  expect([photo.status, photo.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
});

async function found(founder: Person, fields: object): Promise<Entity> {
  const { id } = await founder.ask<{ id: string }>('POST', '/v1/charities', fields);
  return { entity_type: 'organization', entity_id: id };
}

/** A referee without an account opens the mailed form and answers. */
async function answerReference(email: string): Promise<void> {
  const { installation } = world;
  const browser = new FormBrowser(installation.api.address);
  const form = await browser.open(await linkTo(installation, email, 'Reference for'));
  const sent = await browser.send(form, '/answer', {
    ...{ knows: 'yes', since: '2019', how: 'I audit its books.' },
    ...{ recommends: 'yes', statement: 'Its books are in order.' },
  });
  expect(sent.text).toContain('Your reference has arrived.');
}

/** The founder proposes a time and the operator sets it. Both are free sooner, so the operator moves the call. */
async function holdVideoCall(founder: Person, entity: Entity): Promise<void> {
  const [operator] = world.operators;
  const link = 'https://calls.example.org/1';
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  await act(founder, entity, 'video-call', { at: inMs(DAY_MS) });
  await act(operator, entity, 'video-call', { at: inMs(DAY_MS), link });
  await founder.mail('A video call is scheduled');
  // A request that arrives after the time it names is refused, so a slow machine tries again.
  await waitPatiently('the call to be moved', async () => {
    const { status } = await act(operator, entity, 'video-call', { at: inMs(3_000), link });
    return status === 200;
  });
  const record = { result: 'passed', present: ['Grace'], notes: 'Knows its work.' };
  await waitPatiently('the call to begin', async () => {
    const { status } = await act(operator, entity, 'video-call/record', record);
    return status === 200;
  });
}

/** What an application still lacks. */
const missingOf = ({ requirements }: WireApplication) =>
  requirements.filter(({ status }) => status === 'missing').map(({ code }) => code);

const refusedFor = async (entity: Entity) => {
  const { details } = (await approve(world, entity)).body.error ?? {};
  const { missing } = (details ?? {}) as { missing?: { code: string }[] };
  return missing?.map(({ code }) => code);
};

scenario(
  'an organization reaches each level from sign-up by the API alone, and none without all of it',
  async () => {
    const founder = await world.join('officer@example.org');
    const entity = await found(founder, { name: 'Harbor Light Relief' });
    await apply(founder, entity, { level: 'basic' });
    const asked = await reach(founder, entity, 'request_for_additional_information');
    expect([asked.status, missingOf(asked)]).toEqual(['information_required', ['phone', 'profile', 'terms']]);
    expect(asked.required_actions).toHaveLength(3);
    await confirmContact(founder);
    await founder.ask('PATCH', `/v1/charities/${entity.entity_id}`, PROFILE);
    await reach(founder, entity, 'compliance_check');
    const [operator] = world.operators;
    const basic = await act(operator, entity, 'review', { decision: 'approve' });
    expect(basic.body).toMatchObject({ status: 'approved', level: 'basic' });
    const path = `/v1/charities/${entity.entity_id}`;
    expect(await founder.ask('GET', path)).toMatchObject({ verified: false, verification_level: 'basic' });

    await apply(founder, entity, { level: 'standard', documents: papersFor('organization', 'standard') });
    const second = await reach(founder, entity, 'request_for_additional_information');
    expect(missingOf(second)).toEqual(['officer', 'social_profile']);
    await becomeOfficer(world, { person: founder });
    await showSocialProfile(world, founder, entity);
    expect((await passReviews(world, entity)).checks.identity).toBe('completed');
    expect((await approve(world, entity)).body).toMatchObject({ status: 'approved', level: 'standard' });
    expect(await founder.ask('GET', path)).toMatchObject({ verified: true, verification_level: 'standard' });

    await apply(founder, entity, { level: 'enhanced', documents: papersFor('organization', 'enhanced') });
    const third = await reach(founder, entity, 'request_for_additional_information');
    expect(missingOf(third)).toEqual(['references', 'video_call']);
    for (const email of ['ada@referee.example', 'alan@referee.example']) {
      await act(founder, entity, 'references', { name: 'Referee', email, relation: 'Auditor' });
    }
    const at = new Date(Date.now() + DAY_MS).toISOString();
    await act(founder, entity, 'video-call', { at });
    await passReviews(world, entity);
    expect(await refusedFor(entity)).toEqual(['references', 'video_call']);
    for (const email of ['ada@referee.example', 'alan@referee.example']) await answerReference(email);
    await holdVideoCall(founder, entity);
    expect((await approve(world, entity)).body).toMatchObject({ status: 'approved', level: 'enhanced' });
    await waitPatiently('the mail about the approval', async () => {
      const mails = await readMails(world.installation);
      return mails.some(({ to, text }) => to === founder.email && text.includes('Level: Enhanced'));
    });
    const seen = await readApplication(founder, entity);
    expect(seen.requirements.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(JSON.stringify(seen)).not.toContain('Its books are in order.');
  },
);

scenario('an organization outside the United States is asked for the documents of its country', async () => {
  const founder = await world.join('lyon@example.org');
  const location = { city: 'Lyon', country: 'FR' };
  const entity = await found(founder, { ...PROFILE, name: 'Soupe du Rhône', location });
  await confirmContact(founder);
  await becomeOfficer(world, { person: founder });
  await apply(founder, entity, { level: 'standard', documents: papersFor('organization', 'standard') });
  await showSocialProfile(world, founder, entity);
  const asked = await reach(founder, entity, 'request_for_additional_information');
  expect(missingOf(asked)).toEqual([
    ...['country_registration', 'certified_translation', 'banking_verification', 'compliance_certificate'],
  ]);
  await act(founder, entity, 'documents', {
    documents: await uploadDocuments(founder, [
      'charity_registration',
      'certified_translation',
      'banking_verification',
      'compliance_certificate',
    ]),
  });
  await passReviews(world, entity);
  await approve(world, entity);
  expect((await founder.mail('Soupe du Rhône: The verification is approved')).text).toContain('Standard');
});

interface WireQualification {
  qualification_id: string;
  status: string;
  number: string | null;
  number_last4: string | null;
}

scenario('a nurse proves a license and may then submit hours that need it', async () => {
  const [operator] = world.operators;
  const founder = await world.join('clinic@example.org');
  const charityId = await openCharity(world, founder, { name: 'Open Door Clinic' });
  const opportunity = await founder.ask<{ id: string }>('POST', '/v1/opportunities', {
    charity_id: charityId,
    title: 'Vaccinate',
    mode: 'in_person',
    time_commitment: 'weekly',
    required_qualifications: ['Nursing license'],
  });
  const nurse = await world.join('nurse@example.org');
  const today = dayOf(new Date());
  const hours = {
    ...{ charity_id: charityId, opportunity_id: opportunity.id, hours: 2, date: today },
    description: 'Vaccinated',
  };
  expect((await nurse.call('POST', '/v1/volunteer/hours', hours)).status).toBe(403);
  const { document_id } = (await uploadDocuments(nurse, ['license']))[0] as { document_id: string };
  const stated = await nurse.ask<WireQualification>('POST', '/v1/volunteer/qualifications', {
    ...{ kind: 'license', name: 'Nursing license', number: 'RN-204417', country: 'US' },
    ...{ authority: 'Texas Board of Nursing', issued_on: addDays(today, -300), documents: [document_id] },
  });
  expect(stated).toMatchObject({ status: 'pending', number: null, number_last4: '4417' });
  const one = `/v1/volunteer/qualifications/${stated.qualification_id}`;
  expect((await operator.ask<WireQualification>('GET', one)).number).toBe('RN-204417');
  await operator.ask('POST', `${one}/decision`, { decision: 'confirm' });

  const mail = await nurse.mail('Nursing license');
  await nurse.ask('POST', '/v1/volunteer/hours', hours);
  const { pathname, search } = new URL(mail.unsubscribeUrl ?? '');
  await nurse.call('POST', pathname + search, 'List-Unsubscribe=One-Click', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(await nurse.ask('GET', '/v1/users/me')).toMatchObject({
    mail_preferences: { qualification_moved: false },
  });
});
