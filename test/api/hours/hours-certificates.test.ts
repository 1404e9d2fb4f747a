import { buffer } from 'node:stream/consumers';
import { type VolunteerHoursResource } from '../../../client/index';
import { runStatement, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { type Hours } from '../../../db/queries/hours/hours';
import { buildCharity, buildHours } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { extractPdfText } from '../../support/pdf';
import { refusal, refusalDetails } from '../../support/refusal';

const api = useApi();
let operator: Person;
let charity: Charity;
let volunteer: Person;
let member: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
});
beforeEach(async () => {
  charity = await buildCharity(api.db, { name: 'Фонд «Надежда»', ein: nextEin() });
  volunteer = await api.person();
  member = await api.person({ memberOf: charity.id });
});

let eins = 200_000_000;
const nextEin = () => String((eins += 1));

const VERIFIED_AT = new Date('2026-03-05T10:00:00.000Z');

/** Hours of the volunteer that are verified unless the changes say otherwise. */
function work(changes: Partial<Hours> = {}): Promise<Hours> {
  return buildHours(api.db, {
    volunteerUserId: volunteer.userId,
    accountId: volunteer.accountId,
    charityId: charity.id,
    workedOn: '2026-03-02',
    status: 'verified',
    decidedAt: VERIFIED_AT,
    ...changes,
  });
}

const read = ({ id }: Hours, { client } = volunteer) => client.volunteerHours.certificate(id);

const readMine = (filter?: Parameters<VolunteerHoursResource['myCertificate']>[0]) =>
  volunteer.client.volunteerHours.myCertificate(filter);

const textOf = async (pdf: Promise<ReadableStream>) => extractPdfText(await buffer(await pdf));

describe('the certificate of one submission', () => {
  it('names the volunteer, the charity, the hours, the date and the time of verification', async () => {
    const hours = await work({ claimedHundredths: 400, hundredths: 325 });
    expect(await read(hours)).toEqual({
      volunteer: { id: volunteer.userId, name: 'Test user' },
      from: '2026-03-02',
      to: '2026-03-02',
      total_hours: 3.25,
      submissions: [
        {
          submission_id: hours.id,
          charity: { id: charity.id, name: charity.name, ein: charity.ein },
          date: '2026-03-02',
          hours: 3.25,
          description: 'Sorted donated food',
          verified_at: VERIFIED_AT.toISOString(),
        },
      ],
      issued_at: expect.any(String) as string,
    });
  });

  it('only the volunteer, the charity and the platform can read it', async () => {
    const hours = await work();
    const other = await api.person({ memberOf: (await buildCharity(api.db)).id });
    for (const person of [volunteer, member, operator]) await read(hours, person);
    expect(await refusal(read(hours, other))).toBe('404 NOT_FOUND');
  });

  it.each(['pending', 'in_review', 'information_required', 'rejected', 'withdrawn', 'expired'] as const)(
    'is refused while the hours are %s, and asking changes nothing',
    async (status) => {
      const hours = await work({ status });
      for (const format of ['certificate', 'certificatePdf'] as const) {
        const call = member.client.volunteerHours[format](hours.id);
        expect(await refusalDetails(call)).toEqual(['409 CONFLICT', { status }]);
      }
    },
  );

  it('is there after a decision and gone after its reversal', async () => {
    const hours = await work({ status: 'pending', decidedAt: null });
    await member.client.volunteerHours.decide(hours.id, { decision: 'verify', hours: 2 });
    expect((await read(hours)).total_hours).toBe(2);
    expect((await readMine()).total_hours).toBe(2);
    await operator.client.volunteerHours.reverse(hours.id, 'The charity was wrong');
    expect(await refusal(read(hours))).toBe('409 CONFLICT');
    expect(await readMine()).toMatchObject({ total_hours: 0, submissions: [] });
  });
});

describe("the certificate of all of one's hours", () => {
  it("adds up the caller's verified hours, oldest work first, without the rest", async () => {
    const late = await work({ workedOn: '2026-04-01', hundredths: 110 });
    const early = await work({ workedOn: '2026-01-31', hundredths: 220 });
    await work({ status: 'pending', decidedAt: null });
    await work({ status: 'rejected' });
    await buildHours(api.db, { charityId: charity.id, status: 'verified', decidedAt: VERIFIED_AT });
    const certificate = await readMine();
    expect(certificate).toMatchObject({ from: null, to: null, total_hours: 3.3 });
    expect(certificate.submissions.map(({ submission_id }) => submission_id)).toEqual([early.id, late.id]);
  });

  it('is of the days and the charity that are asked for', async () => {
    const other = await buildCharity(api.db);
    for (const workedOn of ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01']) await work({ workedOn });
    await work({ workedOn: '2026-02-10', charityId: other.id });
    const datesOf = async (filter: Parameters<typeof readMine>[0]) =>
      (await readMine(filter)).submissions.map(({ date }) => date);
    const february = ['2026-02-01', '2026-02-10', '2026-02-28'];
    expect(await datesOf({ from: '2026-02-01', to: '2026-02-28' })).toEqual(february);
    expect(await datesOf({ charity_id: other.id })).toEqual(['2026-02-10']);
    expect(await datesOf({ from: '2026-03-01' })).toEqual(['2026-03-01']);
    expect(await datesOf({ to: '2026-01-31' })).toEqual(['2026-01-31']);
  });

  it.each<[object, string]>([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: '0000-01-01' }, 'to'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
    [{ format: 'doc' }, 'format'],
    [{ user_id: 'user_1' }, 'user_id'],
  ])('%j is refused, naming %s', async (filter, field) => {
    expect(await refusal(readMine(filter))).toBe(`400 ${field}`);
  });

  it('of more submissions than one can carry is refused, not cut', async () => {
    const { id } = await work();
    await selectRows(
      api.db,
      `INSERT INTO volunteer_hours (id, account_id, volunteer_user_id, charity_id, claimed_hundredths, hundredths,
         worked_on, description, status, decided_at, submitted_at, expires_at)
       SELECT id || '_' || n, account_id, volunteer_user_id, charity_id, 25, 25, worked_on - n, description, status,
         decided_at, submitted_at, expires_at
       FROM volunteer_hours, generate_series(1, 500) n WHERE id = $1 RETURNING id`,
      [id],
    );
    expect(await refusal(readMine())).toBe('400 from');
    expect((await readMine({ to: '2026-03-01' })).submissions).toHaveLength(500);
  });
});

describe('as PDF', () => {
  beforeEach(async () => {
    await selectRows(api.db, `UPDATE users SET name = 'Łukasz Γεωργίου' WHERE id = $1 RETURNING id`, [
      volunteer.userId,
    ]);
  });

  it.each([
    ['by the query', '?format=pdf', {}],
    ['by the Accept header', '', { Accept: 'application/pdf' }],
  ])('%s, with all that the JSON says', async (_how, query, headers) => {
    const hours = await work({ hundredths: 225 });
    const path = `/v1/volunteer/hours/${hours.id}/certificate${query}`;
    const reply = await api.call('GET', path, { key: volunteer.key, headers });
    expect(reply.headers.get('Content-Type')).toBe('application/pdf');
    expect(reply.headers.get('Content-Disposition')).toBe(
      `attachment; filename="certificate-${hours.id}.pdf"`,
    );
    const text = await extractPdfText(reply.bytes);
    const ein = `${charity.ein?.slice(0, 2) ?? ''}-${charity.ein?.slice(2) ?? ''}`;
    for (const part of ['Łukasz Γεωργίου', '2.25 hours', 'Фонд «Надежда»', ein, '2026-03-02', '2026-03-05']) {
      expect(text).toContain(part);
    }
    expect(text.replaceAll(/\s/g, '')).toContain(hours.id);
  });

  it("is in the reader's language", async () => {
    const hours = await work({ hundredths: 225 });
    await runStatement(api.db, `UPDATE users SET locale = 'es' WHERE id = $1`, [volunteer.userId]);
    const text = await textOf(volunteer.client.volunteerHours.certificatePdf(hours.id));
    expect(text).toContain('Certificado de horas de voluntariado');
  });

  it('of many submissions fills as many pages as it needs and states their sum', async () => {
    for (let day = 1; day <= 25; day += 1) {
      await work({ workedOn: `2026-05-${String(day).padStart(2, '0')}`, hundredths: 150 });
    }
    const text = await textOf(volunteer.client.volunteerHours.myCertificatePdf({ from: '2026-05-01' }));
    expect(text.match(/1\.5 hours/g)).toHaveLength(25);
    expect(text).toContain('37.5');
  });

  it('a description cannot look like another entry', async () => {
    const hours = await work({ description: 'Sorted food\n\n2026-03-03\t24 hours, Red Cross' });
    const pdf = member.client.volunteerHours.certificatePdf(hours.id);
    expect(await textOf(pdf)).toContain('Sorted food 2026-03-03 24');
  });

  it('without any hours says so', async () => {
    const text = await textOf(volunteer.client.volunteerHours.myCertificatePdf());
    expect(text).toMatch(/Verified hours\s+0/);
  });
});
