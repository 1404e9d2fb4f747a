import { type ImpactReportRequest, type UserImpact } from '../../../client';
import { inTransaction, runStatement } from '../../../db/database';
import { findImpactDrift } from '../../../db/queries/impact/drift';
import { insertGuest } from '../../../db/queries/guests/guests';
import { latestDate } from '../../../domain/days';
import { foldImpact, repairImpact } from '../../../operations/impact/fold-impact';
import { presentOne } from '../../../api/routes/campaigns/present';
import { findCampaign } from '../../../db/queries/campaigns/campaigns';
import { type Charity } from '../../../db/queries/charities/charities';
import { requireRow } from '../../../domain/errors';
import { type Gift, storeGiftMove } from '../../../db/queries/gifts/gifts';
import { lockHours } from '../../../db/queries/hours/hours';
import { moveHours } from '../../../operations/hours/transition';
import { buildCharity, buildGift, buildHours } from '../../factories';
import { buildCampaign } from '../../factories/campaign';
import { type Person, useApi } from '../../support/api';
import { readPdfTags } from '../../support/pdf';
import { errorOf, outcomes, refusal } from '../../support/refusal';
import { update } from '../../../db/rows';
import { donations } from '../../../db/tables/gifts';

const api = useApi();
let charity: Charity;
let donor: Person;
let member: Person;
beforeEach(async () => {
  charity = await buildCharity(api.db);
  donor = await api.person();
  member = await api.person({ memberOf: charity.id });
});
afterEach(async () => {
  expect(await findImpactDrift(api.db)).toEqual([]);
});

/** A settled gift, the way every gift settles: from pending. */
async function give(changes: Partial<Gift> = {}): Promise<Gift> {
  const gift = await buildGift(api.db, {
    donorUserId: donor.userId,
    accountId: donor.accountId,
    charityId: charity.id,
    ...changes,
    status: 'pending',
    settledAt: null,
  });
  await storeGiftMove(api.db, gift.id, 'pending', {
    status: 'completed',
    settledAt: changes.settledAt ?? new Date('2026-03-10T12:00:00Z'),
  });
  return gift;
}

async function work(hundredths: number, workedOn: string, actor = donor): Promise<string> {
  const hours = await buildHours(api.db, {
    charityId: charity.id,
    volunteerUserId: actor.userId,
    accountId: actor.accountId,
    workedOn,
    claimedHundredths: hundredths,
    hundredths,
  });
  await decide(hours.id, 'verified');
  return hours.id;
}

async function decide(id: string, to: 'verified' | 'rejected'): Promise<void> {
  await inTransaction(api.db, async (tx) => {
    const hours = await lockHours(tx, id);
    const at = new Date('2026-03-20T00:00:00Z');
    const move = { to, detail: to, byUserId: member.userId };
    if (hours !== undefined) await moveHours({ tx, at }, hours, move);
  });
}

const readImpact = () => donor.client.charities.impact(charity.id);
const badges = (impact: Pick<UserImpact, 'achievements'>) => impact.achievements.map(({ badge }) => badge);

async function foldAll(): Promise<void> {
  while ((await foldImpact(api.db)) > 0);
}

const report = (body: ImpactReportRequest, { client } = member) =>
  client.charities.createImpactReport(charity.id, body);

const march = { period_start: '2026-03-01', period_end: '2026-03-31' };

describe('a charity’s impact', () => {
  it.each([false, true])('has every figure at once, folded: %s', async (folded) => {
    const other = await api.person();
    await give({ amountMinor: 1_000n, amountUsdMinor: 1_000n, anonymous: true });
    await give({ amountMinor: 2_000n, amountUsdMinor: 2_000n, settledAt: new Date('2026-04-01T00:00:00Z') });
    const otherGift = { donorUserId: other.userId, accountId: other.accountId };
    await give({
      ...otherGift,
      amountMinor: 500n,
      currency: 'JPY',
      amountUsdMinor: 330n,
      usdPerUnit: '0.0066',
    });
    await work(350, '2026-03-02');
    await work(125, '2026-02-28', other);
    await report({ ...march, beneficiaries_reached: 40, projects_completed: 2, carbon_offset_kg: 12.5 });
    if (folded) await foldAll();
    expect(await readImpact()).toMatchObject({
      charity_id: charity.id,
      total_donations: '33.30',
      donations: 3,
      donors: 2,
      recurring_donors: 0,
      by_currency: { JPY: '500', USD: '30.00' },
      volunteer_hours: 4.75,
      volunteers: 2,
      impact_metrics: { total_donations: '33.30', beneficiaries_reached: 40, projects_completed: 2 },
      by_month: [
        { month: '2026-02', amount: '0.00', donations: 0, hours: 1.25 },
        { month: '2026-03', amount: '13.30', donations: 2, hours: 3.5 },
        { month: '2026-04', amount: '20.00', donations: 1, hours: 0 },
      ],
      reports: [{ ...march, beneficiaries_reached: 40, projects_completed: 2, carbon_offset_kg: 12.5 }],
    });
  });

  it('follows refunds, lost disputes and reversals, whether folded before or not', async () => {
    const partly = await give({ amountMinor: 1_000n, amountUsdMinor: 1_000n });
    const whole = await give({ amountMinor: 700n, amountUsdMinor: 700n });
    const hours = await work(300, '2026-03-02');
    await foldAll();
    await update(api.db, donations, { id: partly.id }, { refundedMinor: 333n });
    await storeGiftMove(api.db, whole.id, 'completed', { status: 'disputed' });
    expect(await readImpact()).toMatchObject({ total_donations: '13.67', donations: 2 });
    await storeGiftMove(api.db, whole.id, 'disputed', { status: 'refunded', refundedMinor: 700n });
    await decide(hours, 'rejected');
    const after = {
      total_donations: '6.67',
      donations: 1,
      donors: 1,
      volunteers: 0,
      volunteer_hours: 0,
      by_month: [{ month: '2026-03', amount: '6.67', donations: 1, hours: 0 }],
    };
    expect(await readImpact()).toMatchObject(after);
    await foldAll();
    expect(await readImpact()).toMatchObject(after);
  });

  it('counts neither pending nor failed gifts', async () => {
    await buildGift(api.db, { charityId: charity.id });
    const failed = await buildGift(api.db, { charityId: charity.id });
    const failure = { status: 'failed', failureCode: 'DECLINED', failureMessage: 'Declined' } as const;
    await storeGiftMove(api.db, failed.id, 'pending', failure);
    expect(await readImpact()).toMatchObject({ total_donations: '0.00', donors: 0, by_month: [] });
  });

  it('is shown in lists and on the charity too', async () => {
    await give({ amountMinor: 1_000n, amountUsdMinor: 1_000n });
    await report({ ...march, beneficiaries_reached: 3 });
    const metrics = { total_donations: '10.00', beneficiaries_reached: 3, projects_completed: 0 };
    expect(await donor.client.charities.get(charity.id)).toMatchObject({ impact_metrics: metrics });
  });
});

it('several processes that fold at once fold everything once, while gifts go on', async () => {
  let running = true;
  const folding = Promise.all(
    [1, 2, 3].map(async () => {
      while (running) await foldImpact(api.db);
    }),
  );
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let left = 10; left > 0; left -= 1) {
        await give({ amountMinor: 100n, amountUsdMinor: 100n });
        expect((await readImpact()).donations).toBeLessThanOrEqual(40);
      }
    }),
  );
  running = false;
  await folding;
  await foldAll();
  expect(await readImpact()).toMatchObject({ total_donations: '40.00', donations: 40, donors: 1 });
});

it('a campaign shows all it raised while its gifts are being folded', async () => {
  const campaign = await buildCampaign(api.db, { charityId: charity.id });
  await give({ campaignId: campaign.id, amountMinor: 12_500n, amountUsdMinor: 12_500n });
  const readBefore = requireRow(await findCampaign(api.db, campaign.id), campaign.id);
  await foldAll();
  expect(await presentOne(api.db, readBefore, new Date())).toMatchObject({
    raised_usd: '125.00',
    donations: 1,
  });
});

it('sums that are wrong are found and mended', async () => {
  await give();
  await work(100, '2026-03-02');
  await foldAll();
  await runStatement(api.db, `UPDATE charity_impact SET usd_minor = usd_minor + 1 WHERE charity_id = $1`, [
    charity.id,
  ]);
  await runStatement(api.db, `DELETE FROM charity_supporters WHERE charity_id = $1`, [charity.id]);
  expect(await findImpactDrift(api.db)).toEqual([charity.id]);
  await repairImpact(api.db, charity.id);
  expect(await readImpact()).toMatchObject({ total_donations: '5.00', donors: 1, volunteers: 1 });
});

describe('impact reports', () => {
  it('are made by members, one for each day, not of days to come, and may be withdrawn', async () => {
    expect(await refusal(report(march, donor))).toBe('403 FORBIDDEN');
    const evidence = ['https://example.org/r.pdf'];
    const { report_id: id } = await report({ ...march, beneficiaries_reached: 5, evidence });
    const overlapping = await errorOf(report({ period_start: '2026-03-31', period_end: '2026-04-02' }));
    expect([overlapping.status, overlapping.details]).toEqual([409, { report_id: id }]);
    const faultsOf = async (start: string, end: string) =>
      (await errorOf(report({ period_start: start, period_end: end }))).details.fields;
    expect(await faultsOf('2026-05-02', '2026-05-01')).toEqual([
      { field: 'period_end', code: 'conflict', message: 'is before period_start' },
    ]);
    expect(await refusal(report({ period_start: '0000-01-01', period_end: '2026-05-01' }))).toBe(
      '400 period_start',
    );
    const limit = latestDate(new Date());
    expect(await faultsOf('2026-05-01', '2999-01-01')).toEqual([
      { field: 'period_end', code: 'too_large', message: 'is in the future', limit },
    ]);
    const withdraw = ({ client }: Person) => client.charities.withdrawImpactReport(charity.id, id);
    expect(await refusal(withdraw(donor))).toBe('403 FORBIDDEN');
    await withdraw(member);
    expect(await refusal(withdraw(member))).toBe('404 NOT_FOUND');
    expect((await readImpact()).reports).toEqual([]);
    await report(march);
    expect(await donor.client.charities.listImpactReports(charity.id)).toMatchObject({ total: 1 });
  });

  it('at once never share a day', async () => {
    expect(await outcomes([1, 2, 3, 4].map(() => report(march)))).toEqual([
      '409 CONFLICT',
      '409 CONFLICT',
      '409 CONFLICT',
      'accepted',
    ]);
  });
});

describe('a person’s impact', () => {
  it('has exactly the documented fields, and is zero at first', async () => {
    expect(await donor.client.impact.mine()).toEqual({
      total_donated: '0.00',
      total_volunteer_hours: 0,
      charities_supported: 0,
      impact_metrics: { people_helped: 0, projects_funded: 0, carbon_offset: '0.0 kg' },
      achievements: [],
    });
  });

  it('is the share of the money given in each report’s period', async () => {
    const other = await api.person();
    const otherGift = { donorUserId: other.userId, accountId: other.accountId };
    const money = (usd: bigint, day: string) => ({
      amountMinor: usd,
      amountUsdMinor: usd,
      settledAt: new Date(`${day}T23:59:59Z`),
    });
    await give(money(2_500n, '2026-03-31'));
    await give({ ...otherGift, ...money(7_500n, '2026-03-01') });
    // Outside of the period: it changes neither share.
    await give({ ...otherGift, ...money(99_900n, '2026-04-01') });
    await report({ ...march, beneficiaries_reached: 103, projects_completed: 4, carbon_offset_kg: 50.2 });
    const share = { people_helped: 25, projects_funded: 1, carbon_offset: '12.5 kg' };
    expect((await donor.client.impact.mine()).impact_metrics).toEqual(share);
    await foldAll();
    expect((await donor.client.impact.mine()).impact_metrics).toEqual(share);
    expect((await other.client.impact.mine()).impact_metrics).toMatchObject({
      people_helped: 77,
      projects_funded: 3,
    });
    expect((await donor.client.impact.year(2026)).impact_metrics).toEqual(share);
    expect((await donor.client.impact.year(2025)).impact_metrics).toMatchObject({ people_helped: 0 });
  });

  it('earns each badge once, with the moment of the gift or decision that earned it', async () => {
    await give({ amountMinor: 9_999n, amountUsdMinor: 9_999n, settledAt: new Date('2026-03-01T08:00:00Z') });
    const early = [{ badge: 'first_donation', earned_at: '2026-03-01T08:00:00.000Z' }];
    expect((await donor.client.impact.mine()).achievements).toEqual(early);
    await foldAll();
    expect((await donor.client.impact.mine()).achievements).toEqual(early);
    const hundredth = await give({
      amountMinor: 1n,
      amountUsdMinor: 1n,
      settledAt: new Date('2026-03-05T08:00:00Z'),
    });
    await work(1_050, '2026-03-02');
    await foldAll();
    const all = [
      ...early,
      { badge: 'given_100_usd', earned_at: '2026-03-05T08:00:00.000Z' },
      { badge: 'first_hours', earned_at: '2026-03-20T00:00:00.000Z' },
      { badge: 'ten_hours', earned_at: '2026-03-20T00:00:00.000Z' },
      { badge: 'donor_and_volunteer', earned_at: '2026-03-20T00:00:00.000Z' },
    ];
    const impact = await donor.client.impact.mine();
    expect(impact).toMatchObject({
      total_donated: '100.00',
      total_volunteer_hours: 10,
      charities_supported: 1,
    });
    expect(new Set(impact.achievements)).toEqual(new Set(all));
    await storeGiftMove(api.db, hundredth.id, 'completed', { status: 'refunded', refundedMinor: 1n });
    expect(badges(await donor.client.impact.mine())).not.toContain('given_100_usd');
    await give({ amountMinor: 5_000n, amountUsdMinor: 5_000n, settledAt: new Date('2026-04-05T08:00:00Z') });
    await foldAll();
    expect((await donor.client.impact.mine()).achievements).toContainEqual(all[1]);
  });

  it('counts the gifts of guests that the account took over, and badges that only all gifts reach', async () => {
    const guest = await api.person();
    await insertGuest(api.db, { userId: guest.userId, at: new Date() });
    await runStatement(api.db, 'UPDATE guests SET taken_over_by = $2 WHERE user_id = $1', [
      guest.userId,
      donor.userId,
    ]);
    const amount = { amountMinor: 6_000n, amountUsdMinor: 6_000n };
    await give({ ...amount, donorUserId: guest.userId, accountId: guest.accountId });
    await give({ ...amount, settledAt: new Date('2026-04-01T00:00:00Z') });
    await report({ period_start: '2026-03-01', period_end: '2026-04-30', beneficiaries_reached: 10 });
    const impact = await donor.client.impact.mine();
    expect(impact).toMatchObject({
      total_donated: '120.00',
      charities_supported: 1,
      impact_metrics: { people_helped: 10 },
    });
    expect(badges(impact)).toEqual(['first_donation', 'given_100_usd']);
    expect(await donor.client.impact.year(2026)).toMatchObject({ total_donated: '120.00', donations: 2 });
  });

  it('has a year in review', async () => {
    await give({ amountMinor: 1_000n, amountUsdMinor: 1_000n, settledAt: new Date('2025-12-31T23:59:59Z') });
    await give({ amountMinor: 2_000n, amountUsdMinor: 2_000n, settledAt: new Date('2026-01-01T00:00:00Z') });
    await work(150, '2026-02-01');
    expect(await donor.client.impact.year(2026)).toMatchObject({
      year: 2026,
      total_donated: '20.00',
      donations: 1,
      total_volunteer_hours: 1,
      charities_supported: 1,
      by_currency: { USD: '20.00' },
      by_month: [
        { month: '2026-01', amount: '20.00', donations: 1, hours: 0 },
        { month: '2026-02', amount: '0.00', donations: 0, hours: 1.5 },
      ],
      charities: [{ charity_id: charity.id, name: charity.name, amount: '20.00', donations: 1, hours: 1.5 }],
    });
    expect(badges(await donor.client.impact.year(2025))).toEqual(['first_donation']);
    const { headers, bytes } = await api.call('GET', '/v1/users/me/impact/2026', {
      key: donor.key,
      headers: { Accept: 'application/pdf' },
    });
    expect(headers.get('content-disposition')).toBe('attachment; filename="year-in-review-2026.pdf"');
    const { title, elements } = await readPdfTags(bytes);
    expect(title).toBe('Your 2026 in review');
    const cells = elements.filter(({ path }) => path === 'Document/Table/TBody/TR/TD');
    expect(cells.slice(0, 4).map(({ text }) => text)).toEqual(['2026-01', '20.00 USD', '1', '0']);
    expect(cells.slice(8).map(({ text }) => text)).toEqual([charity.name, '20.00 USD', '1', '1.5']);
    expect(await refusal(donor.client.impact.year('soon' as never))).toBe('400 year');
  });
});
