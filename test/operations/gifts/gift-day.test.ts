/** A gift belongs to the day on which its charge was approved, in the time zone of its donor, else of its charity. */
import { readConfig } from '../../../config';
import { inTransaction } from '../../../db/database';
import { findCharge } from '../../../db/queries/charges/charges';
import { findGift, type Gift } from '../../../db/queries/gifts/gifts';
import { listOccurrences } from '../../../db/queries/plans/occurrences';
import { findPlan } from '../../../db/queries/plans/plans';
import { type Day } from '../../../domain/days';
import { requireRow } from '../../../domain/errors';
import { type GiftMethod } from '../../../domain/gifts/gift';
import { parseMoney } from '../../../domain/money';
import { upcomingDates } from '../../../domain/plans/plan';
import { dueAt } from '../../../domain/plans/rhythm';
import { createGateways } from '../../../gateways';
import { type ChargeOutcome } from '../../../gateways/processors/payment-processor';
import { newId } from '../../../new-id';
import { acceptGift } from '../../../operations/gifts/accept-gift';
import { recordOutcome } from '../../../operations/charges/record-outcome';
import { createPlan } from '../../../operations/plans/create-plan';
import { obtainReceipt, obtainReceiptsOfYear } from '../../../operations/receipts/issue-receipts';
import { buildActor, buildCharity } from '../../factories';
import { completeGiven } from '../../factories/completed-gift';
import { PLAIN_ORDER } from '../../factories/gift-order';
import { useDatabase } from '../../support/database';

const NEW_YORK = 'America/New_York';
/** 9:22 PM on 28 November and on 31 December in New York. */
const EVENING = new Date('2026-11-29T02:22:00Z');
const LAST_EVENING = new Date('2027-01-01T02:22:00Z');
const APPROVED: ChargeOutcome = { state: 'approved', reference: 'payment_1' };
const PROCESSING: ChargeOutcome = { state: 'processing', reference: 'payment_1', checkAgainInMs: 3_000 };

const test = useDatabase();
const gateways = () => createGateways(readConfig({}), test.db);
const newDonor = async () => ({ ...(await buildActor(test.db)), verificationLevel: 'enhanced' as const });
type Donor = Awaited<ReturnType<typeof newDonor>>;

interface Giving {
  donor: Donor;
  at: Date;
  said?: string | null;
  place?: { state: string | null; country: string | null };
  method?: GiftMethod;
}

async function orderOf({
  donor,
  said = null,
  place = { state: null, country: null },
  method = 'card',
}: Giving) {
  const { id: charityId } = await buildCharity(test.db, place);
  const named = { name: null, sealedDetails: null, employer: null, contactConsent: true, timeZone: said };
  return {
    ...PLAIN_ORDER,
    ...{ donor, charityId, method, amount: parseMoney('25.00', 'USD') },
    ...(said === null ? {} : { details: { donor: named } }),
  };
}

async function accept(giving: Giving): Promise<Gift> {
  const [order, { at }] = [await orderOf(giving), giving];
  return inTransaction(test.db, (tx) =>
    acceptGift({ tx, at }, order, { id: newId('donation'), gateways: gateways() }),
  );
}

async function answer(id: string, outcome: ChargeOutcome, at: Date): Promise<Day> {
  const gift = requireRow(await findGift(test.db, id), id);
  const charge = requireRow(await findCharge(test.db, id), id);
  const secrets = { seal: (text: string) => text };
  await inTransaction(test.db, (tx) => recordOutcome({ tx, at }, { gift, charge, outcome, secrets }));
  return requireRow(await findGift(test.db, id), id).givenOn;
}

it.each([
  ['the donor', { said: NEW_YORK }, '2026-12-31'],
  ['the state of the charity', { place: { state: 'TN', country: 'US' } }, '2026-12-31'],
  ['the country of the charity', { place: { state: null, country: 'JP' } }, '2027-01-01'],
  ['neither', {}, '2027-01-01'],
])('counts in the time zone of %s', async (_, zones, day) => {
  const gift = await accept({ donor: await newDonor(), at: LAST_EVENING, ...zones });
  expect([gift.givenOn, await answer(gift.id, APPROVED, LAST_EVENING)]).toEqual([day, day]);
});

it('puts a gift of an evening in New York on the receipt of that day and of that year', async () => {
  const donor = await newDonor();
  for (const at of [EVENING, LAST_EVENING]) {
    const { id } = await accept({ donor, at, said: NEW_YORK });
    await answer(id, APPROVED, at);
    await completeGiven(test.db, id);
  }
  const ofYear = async (year: number) => {
    const receipts = await obtainReceiptsOfYear(test.db, {
      donorUserIds: [donor.userId],
      year,
      at: LAST_EVENING,
    });
    return receipts.map(({ content }) => content.given_on);
  };
  expect(await ofYear(2026)).toEqual(['2026-11-28', '2026-12-31']);
  expect(await ofYear(2027)).toEqual([]);
});

it('is the day of the approval, even if the donor confirmed the payment in the next year', async () => {
  const gift = await accept({
    donor: await newDonor(),
    at: new Date('2027-01-01T04:59:00Z'),
    said: NEW_YORK,
  });
  expect(gift.givenOn).toBe('2026-12-31');
  expect(await answer(gift.id, APPROVED, new Date('2027-01-01T05:00:00Z'))).toBe('2027-01-01');
  await completeGiven(test.db, gift.id);
  const receipt = await obtainReceipt(test.db, { donationId: gift.id, at: LAST_EVENING });
  expect(receipt.content.given_on).toBe('2027-01-01');
});

it('is the day on which the processor accepted a bank debit, however long the bank takes', async () => {
  const { id } = await accept({ donor: await newDonor(), at: EVENING, said: NEW_YORK, method: 'ach' });
  const days = [
    await answer(id, PROCESSING, EVENING),
    await answer(id, PROCESSING, new Date('2026-11-30T12:00:00Z')),
    await answer(id, APPROVED, new Date('2026-12-03T12:00:00Z')),
  ];
  expect(days).toEqual(['2026-11-28', '2026-11-28', '2026-11-28']);
});

it('a card that takes time has the day of its approval', async () => {
  const { id } = await accept({ donor: await newDonor(), at: EVENING, said: NEW_YORK });
  await answer(id, PROCESSING, EVENING);
  expect(await answer(id, APPROVED, new Date('2026-12-03T12:00:00Z'))).toBe('2026-12-03');
});

it('the first time zone that a donor names in a year stays, and a declined gift names none', async () => {
  const donor = await newDonor();
  const declined = await accept({ donor, at: EVENING, said: 'Asia/Tokyo' });
  await answer(declined.id, { state: 'declined', reference: null, code: 'DECLINED' }, EVENING);
  const [first, travelling, silent] = [
    await accept({ donor, at: EVENING, said: NEW_YORK }),
    await accept({ donor, at: EVENING, said: 'Asia/Tokyo' }),
    await accept({ donor, at: EVENING, place: { state: null, country: 'JP' } }),
  ];
  const days = [];
  for (const { id } of [first, travelling, silent]) days.push(await answer(id, APPROVED, EVENING));
  expect(days).toEqual(['2026-11-28', '2026-11-28', '2026-11-28']);
  const nextYear = await accept({ donor, at: new Date('2027-06-01T02:00:00Z'), said: 'Asia/Tokyo' });
  expect(nextYear.givenOn).toBe('2027-06-01');
});

it('a plan counts its dates from the day of its first gift, at a time when that date is the same in UTC', async () => {
  const order = await orderOf({ donor: await newDonor(), at: EVENING, said: NEW_YORK });
  const terms = { frequency: 'monthly', durationMonths: null } as const;
  const gift = await inTransaction(test.db, (tx) =>
    createPlan({ tx, at: EVENING }, order, terms, { gateways: gateways() }),
  );
  await answer(gift.id, APPROVED, new Date('2026-11-29T06:00:00Z'));
  const id = gift.recurringId ?? '';
  const plan = requireRow(await findPlan(test.db, id), id);
  expect([plan.startDate, ...upcomingDates(plan, 2)]).toEqual(['2026-11-29', '2026-12-29', '2027-01-29']);
  expect(dueAt(plan, 2)).toEqual(new Date('2026-12-29T23:59:59Z'));
  const { occurrences } = await listOccurrences(test.db, id, { limit: 10, offset: 0 });
  expect(occurrences.map(({ dueOn }) => dueOn)).toEqual(['2026-11-29']);
});
