import { runStatement } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { type FeeTerms, type FeeTermsChanges } from '../../../client/index';
import { buildCharity } from '../../factories';
import { clientAt, type Person, useApi } from '../../support/api';
import { askAndApprove, waiting } from '../../support/approvals';
import { outcome, outcomes, refusal } from '../../support/refusal';
import { bookGift } from '../../factories/booked-gifts';
import { buildKey } from '../access/cast';
import { giveMoney } from '../../factories/payees';

const api = useApi({}, {}, () => now);
let operator: Person;
let other: Person;
const now = new Date();
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
  other = await api.person({ isOperator: true });
});

const ask = (
  charity: Pick<Charity, 'id'>,
  changes: Partial<FeeTermsChanges>,
  { client }: Pick<Person, 'client'> = operator,
) => client.fees.updateTerms(charity.id, { reason: 'agreed by letter', ...changes });
/** Asks, and has another operator approve it. Returns the terms from now on. */
async function grant(charity: Pick<Charity, 'id'>, changes: Partial<FeeTermsChanges>): Promise<FeeTerms> {
  await askAndApprove(api, ask(charity, changes), other);
  return termsOf(charity);
}
const termsOf = (charity: Pick<Charity, 'id'>, { client } = operator) => client.fees.getTerms(charity.id);

async function rateOf(charity: Charity): Promise<[tier: string, rate: number]> {
  const order = {
    amount: 100,
    currency: 'USD',
    payment_method: 'card',
    organization_id: charity.id,
  } as const;
  const { organization_tier: tier, rates } = await operator.client.fees.calculate(order);
  return [tier, rates.platform_rate];
}

let eins = 100_000_000;

/** A charity that the register lists. */
async function buildRegistered(subsection: string | null, revenueDollars: number | null): Promise<Charity> {
  const ein = String(++eins);
  await runStatement(
    api.db,
    `INSERT INTO register_entries (ein, name, subsection, revenue_dollars) VALUES ($1, 'Registered', $2, $3)`,
    [ein, subsection, revenueDollars],
  );
  return buildCharity(api.db, { ein });
}

/** Gifts of the previous calendar month, with an amount in US cents. */
async function bookLastMonth(charity: Charity, dollars: string, daysBack = 0): Promise<void> {
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0 - daysBack, 23, 59, 59, 999));
  await bookGift(api.db, { at, amount: dollars, charityId: charity.id });
}

describe('the earned tier', () => {
  it.each([
    ['10000.00', 'standard', 0.025],
    ['10000.01', 'bronze', 0.0225],
    ['50000.01', 'silver', 0.02],
    ['100000.01', 'gold', 0.0175],
    ['500000.01', 'platinum', 0.015],
  ])('a previous month of %s USD earns %s', async (dollars, tier, rate) => {
    const charity = await buildCharity(api.db);
    await bookLastMonth(charity, dollars);
    expect(await rateOf(charity)).toEqual([tier, rate]);
  });

  it('counts only the previous calendar month, in UTC', async () => {
    const charity = await buildCharity(api.db);
    await bookLastMonth(charity, '400000.00', 40);
    await bookGift(api.db, { at: now, amount: '400000.00', charityId: charity.id });
    await bookLastMonth(charity, '20000.00', 3);
    expect((await rateOf(charity))[0]).toBe('bronze');
  });

  it('does not change within the month, and is frozen on each gift', async () => {
    const charity = await buildCharity(api.db);
    const give = () =>
      operator.client.donations.create({ charity_id: charity.id, amount: '10.00', currency: 'USD' });
    expect((await give()).fees.organization_tier).toBe('standard');
    await bookLastMonth(charity, '600000.00');
    expect((await give()).fees.organization_tier).toBe('standard');
  });

  it('gifts at the same moment keep one tier', async () => {
    const charity = await buildCharity(api.db);
    await bookLastMonth(charity, '60000.00');
    const rates = await Promise.all(Array.from({ length: 8 }, () => rateOf(charity)));
    expect(new Set(rates.map(([tier]) => tier))).toEqual(new Set(['silver']));
  });
});

describe('the nonprofit discount', () => {
  it('needs 501(c)(3) status, a revenue under 1,000,000 USD and the approval', async () => {
    const charity = await buildRegistered('03', 999_999);
    expect((await rateOf(charity))[0]).toBe('standard');
    expect(await grant(charity, { nonprofit_approved: true })).toMatchObject({
      organization_tier: 'nonprofit',
      platform_rate: 0.0125,
      nonprofit_unmet: [],
    });
    expect(await rateOf(charity)).toEqual(['nonprofit', 0.0125]);
  });

  it.each([
    ['04', 10_000, ['charitable_status']],
    [null, 10_000, ['charitable_status']],
    ['03', 1_000_000, ['revenue_under_limit']],
    ['03', null, ['revenue_under_limit']],
  ])('cannot be approved with subsection %s and revenue %s', async (subsection, revenue, unmet) => {
    const charity = await buildRegistered(subsection, revenue);
    await expect(ask(charity, { nonprofit_approved: true })).rejects.toMatchObject({
      status: 409,
      code: 'CONFLICT',
      details: { unmet_conditions: unmet },
    });
    expect((await rateOf(charity))[0]).toBe('standard');
  });

  it('an organization that the register does not know cannot have it', async () => {
    const refused = ask(await buildCharity(api.db), { nonprofit_approved: true });
    await expect(refused).rejects.toHaveProperty('details', {
      unmet_conditions: ['charitable_status', 'revenue_under_limit'],
    });
  });

  it('ends with the register’s support, and leaves processing fees alone', async () => {
    const charity = await buildRegistered('03', 10_000);
    await grant(charity, { nonprofit_approved: true });
    await runStatement(api.db, 'UPDATE register_entries SET revenue_dollars = 1000000 WHERE ein = $1', [
      charity.ein,
    ]);
    expect((await rateOf(charity))[0]).toBe('standard');
    expect(await termsOf(charity)).toMatchObject({
      nonprofit_approved: true,
      nonprofit_unmet: ['revenue_under_limit'],
    });
  });
});

describe('agreed rates', () => {
  it('a negotiated rate counts when it is the lowest, and can be taken back', async () => {
    const charity = await buildCharity(api.db);
    await grant(charity, { negotiated_rate: 0.0123 });
    expect(await rateOf(charity)).toEqual(['negotiated', 0.0123]);
    const better = await buildCharity(api.db);
    await bookLastMonth(better, '500000.01');
    await grant(better, { negotiated_rate: 0.02 });
    expect(await rateOf(better)).toEqual(['platinum', 0.015]);
    await grant(charity, { negotiated_rate: null });
    expect(await rateOf(charity)).toEqual(['standard', 0.025]);
  });

  it('high volume: six months of commitment, a review after a year, in force while the volume is kept', async () => {
    const charity = await buildCharity(api.db);
    const terms = await grant(charity, { high_volume: { rate: 0.01 } });
    const inMonths = (months: number) => {
      const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
      return first.toISOString().slice(0, 7);
    };
    expect(terms.high_volume?.committed_until.slice(0, 7)).toBe(inMonths(6));
    expect(terms.high_volume?.review_on.slice(0, 7)).toBe(inMonths(12));
    expect(terms).toMatchObject({ high_volume_in_force: false, organization_tier: 'standard' });
    const kept = await buildCharity(api.db);
    await bookLastMonth(kept, '100000.00');
    expect(await grant(kept, { high_volume: { rate: 0.01 } })).toMatchObject({
      high_volume: { rate: 0.01, minimum_monthly_volume: 100_000 },
      high_volume_in_force: true,
      organization_tier: 'negotiated',
      platform_rate: 0.01,
    });
  });

  it('high volume: the commitment cannot be left early, also not by a gap before the next agreement', async () => {
    const charity = await buildCharity(api.db);
    const { high_volume: agreed } = await grant(charity, { high_volume: { rate: 0.01 } });
    const committedUntil = agreed?.committed_until;
    const later = { high_volume: { rate: 0.01, starts_on: committedUntil } };
    for (const change of [{ high_volume: null }, later]) {
      await expect(ask(charity, change)).rejects.toMatchObject({
        status: 409,
        details: { committed_until: committedUntil },
      });
    }
    expect(await grant(charity, { high_volume: { rate: 0.02 } })).toMatchObject({
      high_volume: { rate: 0.02, committed_until: committedUntil },
    });
  });

  it('subscriptions cost 50.00 and 100.00 a month', async () => {
    const charity = await buildCharity(api.db, { source: 'sandbox' });
    const { subscriptions } = (await api.person({ memberOf: charity.id })).client;
    await giveMoney(api.db, charity.id, 15_000n);
    await subscriptions.begin(charity.id, { kind: 'api_premium' });
    expect(await termsOf(charity)).toMatchObject({
      monthly_fees: { custom_reporting: 0, api_premium: 100, total: 100 },
    });
    await subscriptions.begin(charity.id, { kind: 'custom_reporting' });
    expect(await termsOf(charity)).toMatchObject({
      monthly_fees: { custom_reporting: 50, api_premium: 100, total: 150 },
    });
  });

  it.each<[object, string]>([
    [{ negotiated_rate: 0.0251 }, 'negotiated_rate'],
    [{ negotiated_rate: -0.01 }, 'negotiated_rate'],
    [{ negotiated_rate: 0.0000001 }, 'negotiated_rate'],
    [{ negotiated_rate: 1e300 }, 'negotiated_rate'],
    [{ high_volume: { rate: 1e21 } }, 'high_volume.rate'],
    [{ negotiated_rate: '0.01' }, 'negotiated_rate'],
    [
      { high_volume: { rate: 0.01, minimum_monthly_volume: 99_999.99 } },
      'high_volume.minimum_monthly_volume',
    ],
    [
      { high_volume: { rate: 0.01, minimum_monthly_volume: 100_000.001 } },
      'high_volume.minimum_monthly_volume',
    ],
    [{ high_volume: { rate: 0.01, starts_on: '2020-01-01' } }, 'high_volume.starts_on'],
    [{ high_volume: {} }, 'high_volume.rate'],
    [{ nonprofit_approved: 1 }, 'nonprofit_approved'],
    [{ negotiated_rate: 0.01, api_premium: true }, 'api_premium'],
    [{ negotiated_rate: 0.01, discount: true }, 'discount'],
    [{}, 'body'],
    [{ reason: '', negotiated_rate: 0.01 }, 'reason'],
  ])('refuses %j, naming %s', async (changes, field) => {
    expect(await refusal(ask(await buildCharity(api.db), changes))).toBe(`400 ${field}`);
  });
});

describe('who and when', () => {
  it('every change is kept with its reason and its operator, newest first, and none can be edited', async () => {
    const charity = await buildCharity(api.db);
    await grant(charity, { negotiated_rate: 0.02, reason: 'first' });
    const { history } = await grant(charity, { negotiated_rate: 0.01, reason: 'second' });
    expect(history).toMatchObject([
      { reason: 'second', changed_by: operator.userId, negotiated_rate: 0.01 },
      { reason: 'first', changed_by: operator.userId, negotiated_rate: 0.02 },
    ]);
    for (const sql of [`UPDATE fee_terms SET reason = 'x'`, 'DELETE FROM fee_terms', 'TRUNCATE fee_terms']) {
      await expect(runStatement(api.db, sql)).rejects.toThrow('only ever added');
    }
  });

  it('one operator alone changes nothing', async () => {
    const charity = await buildCharity(api.db);
    const change = { reason: 'By letter.', negotiated_rate: 0 };
    expect(await waiting(ask(charity, change))).toMatchObject({
      ...{ action: 'fee_terms', status: 'waiting', reason: 'By letter.', asked_by: operator.userId },
      subject: { type: 'charity', id: charity.id },
      change: { before: { negotiated_rate: null }, after: { negotiated_rate: 0, nonprofit_approved: false } },
    });
    expect(await rateOf(charity)).toEqual(['standard', 0.025]);
    expect((await termsOf(charity)).history).toEqual([]);
  });

  it('of two changes that wait, the second one no longer fits the terms of the first', async () => {
    const charity = await buildCharity(api.db);
    const [first, second] = [
      await waiting(ask(charity, { negotiated_rate: 0.01 })),
      await waiting(ask(charity, { high_volume: { rate: 0.01 } })),
    ];
    const decide = (id: string) =>
      other.client.approvals.decide(id, { decision: 'approve', reason: 'Checked.' });
    const outcomesAtOnce = await outcomes([decide(first.approval_id), decide(second.approval_id)]);
    expect(outcomesAtOnce).toEqual(['409 CONFLICT', 'accepted']);
    expect((await termsOf(charity)).history).toHaveLength(1);
  });

  it('the register is asked again when the nonprofit discount is approved', async () => {
    const charity = await buildRegistered('03', 10_000);
    const { approval_id } = await waiting(ask(charity, { nonprofit_approved: true }));
    await runStatement(api.db, 'UPDATE register_entries SET revenue_dollars = 1000000 WHERE ein = $1', [
      charity.ein,
    ]);
    const approved = other.client.approvals.decide(approval_id, { decision: 'approve', reason: 'Checked.' });
    expect(await refusal(approved)).toBe('409 CONFLICT');
    expect((await termsOf(charity)).nonprofit_approved).toBe(false);
  });

  it('members read the terms, operators change them, others do neither', async () => {
    const charity = await buildCharity(api.db);
    const member = await api.person({ memberOf: charity.id });
    const stranger = await api.person();
    expect(await outcome(termsOf(charity, member))).toBe('accepted');
    expect(await refusal(termsOf(charity, stranger))).toBe('403 FORBIDDEN');
    expect(await refusal(ask(charity, { negotiated_rate: 0.01 }, member))).toBe('403 FORBIDDEN');
    const nobody = { id: 'charity_none' };
    expect(await refusal(termsOf(nobody))).toBe('404 CHARITY_NOT_FOUND');
    expect(await refusal(ask(nobody, { negotiated_rate: 0.01 }))).toBe('404 CHARITY_NOT_FOUND');
  });
});

it('a key that reads fees sets no rate', async () => {
  const charity = await buildCharity(api.db);
  const scoped = async (...scopes: string[]) => ({
    client: clientAt(api.url, (await buildKey(api.db, operator, { scopes })).key),
  });
  expect(await refusal(ask(charity, { negotiated_rate: 0 }, await scoped('fees:read')))).toBe(
    '403 FORBIDDEN',
  );
  expect(await outcome(ask(charity, { negotiated_rate: 0 }, await scoped('fees:write')))).toBe('accepted');
});
