import { type GivingClient, type QualificationRequest } from '../../../client/index';
import { selectRows } from '../../../db/database';
import { addDays, dayOf, startOfDay } from '../../../domain/days';
import { followExpiry } from '../../../worker/care/qualifications';
import { createLog } from '../../../log';
import { buildCharity } from '../../factories';
import { clientAt, type Person, useApi } from '../../support/api';
import { outcomes, refusal, refusalDetails } from '../../support/refusal';
import { buildKey } from '../access/cast';
import { update } from '../../../db/rows';
import { apiKeys } from '../../../db/tables/accounts';
import { qualifications } from '../../../db/tables/verification';

type Qualifications = GivingClient['qualifications'];

const api = useApi();
let volunteer: Person;
let mine: Qualifications;
let reviewer: Person;
let reviewing: Qualifications;
beforeAll(async () => {
  reviewer = await api.person({ isReviewer: true });
  reviewing = reviewer.client.qualifications;
});
beforeEach(async () => {
  volunteer = await api.person();
  mine = volunteer.client.qualifications;
});

const CONFIRM = { decision: 'confirm' } as const;
const PROOF = 'https://files.example.org/proof.pdf';
const TODAY = dayOf(new Date());
const LAST_DAY = addDays(TODAY, 40);
const license = (changes: object = {}): QualificationRequest => ({
  kind: 'license',
  name: 'Nursing license',
  number: 'RN-204417',
  authority: 'Texas Board of Nursing',
  country: 'US',
  issued_on: addDays(TODAY, -300),
  expires_on: LAST_DAY,
  documents: ['https://files.example.org/license.pdf'],
  ...changes,
});

async function confirmed(changes: object = {}): Promise<string> {
  const { qualification_id: id } = await mine.create(license(changes));
  expect((await reviewing.decide(id, CONFIRM)).status).toBe('confirmed');
  return id;
}

async function eventsOf(id: string): Promise<string[]> {
  const rows = await selectRows<{ told: string }>(
    api.db,
    `SELECT concat_ws(' ', split_part(name, '.', 3), data->>'status') AS told FROM events
     WHERE data->>'qualification_id' = $1 AND account_id = $2 ORDER BY id`,
    [id, volunteer.accountId],
  );
  return rows.map(({ told }) => told);
}

const follow = (day: string) =>
  followExpiry(
    { db: api.db, log: createLog('worker', 'silent') },
    new Date(startOfDay(day).getTime() + 1_000),
  );

async function offerWork(required: string[]) {
  const charity_id = (await buildCharity(api.db)).id;
  const { client: member } = await api.person({ memberOf: charity_id });
  const { id, required_qualifications } = await member.opportunities.create({
    charity_id,
    title: 'Vaccinate',
    mode: 'in_person',
    time_commitment: 'weekly',
    required_qualifications: required,
  });
  expect(required_qualifications).toEqual(required);
  const work = { charity_id, opportunity_id: id, hours: 1, description: 'Vaccinated' };
  return (date: string) => volunteer.client.volunteerHours.submit({ ...work, date });
}

describe('stating', () => {
  it('hides the number from everybody but reviewers, also in the database', async () => {
    const stated = await mine.create(license());
    expect(stated).toMatchObject({ status: 'pending', number: null, number_last4: '4417' });
    const id = stated.qualification_id;
    expect((await mine.get(id)).number).toBeNull();
    expect((await reviewing.get(id)).number).toBe('RN-204417');
    const queue = await api.call('GET', '/v1/volunteer/qualification-queue', { key: reviewer.key });
    expect(queue.text).toContain(id);
    expect(queue.text).not.toContain('RN-204417');
    const stored = 'SELECT row_to_json(q)::text AS row FROM qualifications q WHERE id = $1';
    const [row] = await selectRows(api.db, stored, [id]);
    expect(JSON.stringify(row)).not.toContain('204417');
    expect(await refusal((await api.person()).client.qualifications.get(id))).toBe('404 NOT_FOUND');
  });

  it.each([
    ['a license without its number', { number: undefined }, 'number'],
    ['a license without documents', { documents: [] }, 'documents'],
    ['a license of no country', { country: undefined }, 'country'],
    ['a certification without its authority', { kind: 'certification', authority: undefined }, 'authority'],
    ['an end before the beginning', { expires_on: addDays(TODAY, -301) }, 'expires_on'],
    ['an end in the past', { expires_on: addDays(TODAY, -1) }, 'expires_on'],
    ['a beginning in the future', { issued_on: addDays(TODAY, 1) }, 'issued_on'],
    ["somebody else's document", { documents: ['document_01kakv0000000000000000000'] }, 'documents.0'],
  ])('%s is refused', async (_, changes, field) => {
    expect(await refusal(mine.create(license(changes)))).toBe(`400 ${field}`);
  });

  it('a confirmed qualification may be stated anew, but one that waits for a reviewer may not', async () => {
    await confirmed();
    await mine.create(license());
    const again = mine.create(license());
    await expect(again).rejects.toMatchObject({ status: 409, details: { status: 'pending' } });
  });

  it.each([
    ['a portfolio without documents', { kind: 'portfolio' }, 'documents'],
    ['an assessment without documents', { kind: 'assessment', authority: 'Texas Red Cross' }, 'documents'],
    ['an assessment that names nobody', { kind: 'assessment', documents: [PROOF] }, 'authority'],
  ] as const)('%s is refused', async (_, fields, field) => {
    const stated = { name: 'Grant writing', documents: [], ...fields };
    expect(await refusal(mine.create({ ...stated, documents: [...stated.documents] }))).toBe(`400 ${field}`);
  });

  it.each([
    ['portfolio', 'accepted'],
    ['license', 'accepted'],
    ['assessment', '400 documents.0'],
    ['certification', '400 documents.0'],
  ] as const)('a picture as the document of a %s is %s', async (kind, answer) => {
    const file = new Blob([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')], { type: 'image/png' });
    const { document_id: picture } = await volunteer.client.documents.upload(file);
    const stated = mine.create(license({ kind, documents: [picture] }));
    expect(await outcomes([stated])).toEqual([answer]);
  });

  it('a portfolio counts for work that asks for it by its name, once a reviewer confirmed it', async () => {
    const submit = await offerWork(['Grant writing']);
    const stated = await mine.create({ kind: 'portfolio', name: 'Grant writing', documents: [PROOF] });
    expect(await refusal(submit(TODAY))).toBe('403 FORBIDDEN');
    await reviewing.decide(stated.qualification_id, CONFIRM);
    expect((await submit(TODAY)).status).toBe('pending');
  });

  it('a skill needs its name only', async () => {
    expect((await mine.create({ kind: 'skill', name: 'Driving' })).status).toBe('pending');
  });

  it('one of a name waits at a time, also when two are stated at once', async () => {
    const stated = [license(), license({ name: 'NURSING license' }), license()];
    const ends = await outcomes(stated.map((each) => mine.create(each)));
    expect(ends).toEqual(['409 CONFLICT', '409 CONFLICT', 'accepted']);
    expect((await mine.list()).total).toBe(1);
  });
});

describe('a decision', () => {
  it('is made by reviewers, once, and takes a confirmation back', async () => {
    const id = await confirmed();
    const reason = 'The authority knows no such number.';
    expect(await refusal(reviewing.decide(id, CONFIRM))).toBe('409 CONFLICT');
    expect(await refusal(reviewing.decide(id, { decision: 'refuse' }))).toBe('400 reason');
    const refused = await reviewing.decide(id, { decision: 'refuse', reason });
    expect(refused).toMatchObject({ status: 'refused', decided_by: reviewer.userId });
    expect(await mine.get(id)).toMatchObject({ reason, decided_by: null });
    expect(await eventsOf(id)).toEqual(['updated pending', 'updated confirmed', 'updated refused']);
  });

  it('is never made by the volunteer, nor with a key that the volunteer issued', async () => {
    const { client, userId } = await api.person({ isReviewer: true });
    const { qualification_id: id } = await client.qualifications.create(license());
    expect(await refusal(client.qualifications.decide(id, CONFIRM))).toBe('403 FORBIDDEN');
    const colleague = await api.person({ isReviewer: true });
    const { id: keyId, key } = await buildKey(api.db, colleague);
    await update(api.db, apiKeys, { id: keyId }, { issuedBy: [userId] });
    const issued = clientAt(api.url, key).qualifications;
    expect(await refusal(issued.decide(id, CONFIRM))).toBe('403 FORBIDDEN');
    await colleague.client.qualifications.decide(id, CONFIRM);
  });

  it('is not possible about a withdrawn one', async () => {
    const { qualification_id: id } = await mine.create(license());
    expect(await refusal(reviewing.withdraw(id))).toBe('403 FORBIDDEN');
    expect((await mine.withdraw(id)).status).toBe('withdrawn');
    expect(await refusal(reviewing.decide(id, CONFIRM))).toBe('409 CONFLICT');
  });
});

describe('hours for an opportunity that requires a license', () => {
  it('are refused without a confirmed license, and taken with it', async () => {
    const submit = await offerWork(['nursing license']);
    const missing = { qualification: 'nursing license', reason: 'missing', expires_on: null };
    expect(await refusalDetails(submit(TODAY))).toEqual(['403 FORBIDDEN', { lacking: [missing] }]);
    const { qualification_id: id } = await mine.create(license());
    await expect(submit(TODAY)).rejects.toMatchObject({ details: { lacking: [{ reason: 'pending' }] } });
    await reviewing.decide(id, CONFIRM);
    await submit(TODAY);
  });

  it('are refused for days on which it was not valid, and taken for earlier days once it has expired', async () => {
    const submit = await offerWork(['Nursing license']);
    const lastDay = addDays(TODAY, -10);
    const id = await confirmed();
    await update(api.db, qualifications, { id }, { expiresOn: lastDay });
    await follow(TODAY);
    expect((await mine.get(id)).status).toBe('expired');
    await expect(submit(addDays(lastDay, 1))).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining(`It expires on ${lastDay}`) as string,
      details: { lacking: [{ reason: 'invalid_on_date', expires_on: lastDay }] },
    });
    expect(await refusal(submit(addDays(TODAY, -301)))).toBe('403 FORBIDDEN');
    await submit(lastDay);
  });
});

describe('expiry', () => {
  it('is told 30 and 7 days before, and is an event on the day after', async () => {
    const id = await confirmed();
    const { qualification_id: waiting } = await mine.create(license({ name: 'Never looked at' }));
    const told = async () => (await eventsOf(id)).slice(2);
    await follow(addDays(LAST_DAY, -31));
    expect(await told()).toEqual([]);
    await follow(addDays(LAST_DAY, -30));
    await follow(addDays(LAST_DAY, -29));
    expect(await told()).toEqual(['expiring']);
    await follow(addDays(LAST_DAY, -7));
    await follow(LAST_DAY);
    expect(await told()).toEqual(['expiring', 'expiring']);
    expect((await mine.get(id)).status).toBe('confirmed');
    await follow(addDays(LAST_DAY, 1));
    await follow(addDays(LAST_DAY, 2));
    expect(await told()).toEqual(['expiring', 'expiring', 'updated expired']);
    expect((await mine.get(waiting)).status).toBe('expired');
    expect(await eventsOf(waiting)).toEqual(['updated pending', 'updated expired']);
  });

  it('a license confirmed days before its end gets one reminder', async () => {
    const id = await confirmed({ expires_on: addDays(TODAY, 3) });
    await follow(TODAY);
    await follow(addDays(TODAY, 1));
    expect((await eventsOf(id)).slice(2)).toEqual(['expiring']);
  });
});
