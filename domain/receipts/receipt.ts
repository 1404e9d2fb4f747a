/** Writes the content of a receipt in wire form. An issued receipt never changes. See docs/rules/receipts.md. */
import { dayOf } from '../days';
import { CURRENCIES, type Currency, formatMoney } from '../money';

/** The first year for which somebody can ask for receipts. */
export const FIRST_RECEIPT_YEAR = 2_000;

/** Receipts of tokens mention these thresholds of US law. */
const FORM_8283_OVER_USD_MINOR = 50_000;
const APPRAISAL_OVER_USD_MINOR = 500_000;

export interface ReceiptFacts {
  donationId: string;
  donorId: string;
  donorName: string;
  charityId: string;
  charityName: string;
  ein: string | null;
  city: string | null;
  state: string | null;
  /** True if the register lists the charity as a 501(c)(3) organization to which gifts are deductible. */
  isDeductible: boolean;
  paymentMethod: string;
  currency: Currency;
  amountMinor: bigint;
  totalChargeMinor: bigint;
  /** The donor has got back this amount so far, through refunds and lost disputes. */
  returnedMinor: bigint;
  /** The processing fees on the returned amount. The processor kept them, so they did not go to the charity. */
  keptMinor: bigint;
  usdPerUnit: string;
  givenAt: Date;
}

export interface ReceiptContent {
  donor: { id: string; name: string };
  charity: { id: string; name: string; ein: string | null; city: string | null; state: string | null };
  given_on: string;
  payment_method: string;
  currency: Currency;
  amount: string;
  fees_covered: string;
  total_paid: string;
  returned: string;
  /** Absent on receipts that were issued before donors bore fees. */
  fees_kept?: string;
  contribution: string;
  property: { description: string; usd_per_unit: string } | null;
  statements: string[];
}

/** Prints the number of a receipt with at least six digits. */
export function printReceiptNumber({ number }: { number: number }): string {
  return String(number).padStart(6, '0');
}

/** Writes the content of a receipt from the current facts of a gift. */
export function writeReceipt(facts: ReceiptFacts): ReceiptContent {
  const { currency, totalChargeMinor, amountMinor, returnedMinor, keptMinor } = facts;
  const money = (minor: bigint) => formatMoney({ currency, minor });
  const contribution = money(contributionMinor(facts));
  return {
    donor: { id: facts.donorId, name: facts.donorName },
    charity: {
      id: facts.charityId,
      name: facts.charityName,
      ein: facts.ein,
      city: facts.city,
      state: facts.state,
    },
    given_on: dayOf(facts.givenAt),
    payment_method: facts.paymentMethod,
    currency,
    amount: money(amountMinor),
    fees_covered: money(totalChargeMinor - amountMinor),
    total_paid: money(totalChargeMinor),
    returned: money(returnedMinor),
    fees_kept: money(keptMinor),
    contribution,
    property: isProperty(currency)
      ? { description: `${contribution} ${currency}`, usd_per_unit: trimZeros(facts.usdPerUnit) }
      : null,
    statements: [
      ...charityStatements(facts),
      ...propertyStatements(facts),
      ...returnStatements(facts, money),
    ],
  };
}

/** Returns the donor's payment less the returned amount, and less the processing fees kept on that amount. */
export function contributionMinor({
  totalChargeMinor,
  returnedMinor,
  keptMinor,
}: Pick<ReceiptFacts, 'totalChargeMinor' | 'returnedMinor' | 'keptMinor'>): bigint {
  return totalChargeMinor - returnedMinor - keptMinor;
}

/** The tax authority treats a token as property, not as money. */
function isProperty(currency: Currency): boolean {
  return CURRENCIES[currency].kind === 'token';
}

/** The IRS requires these statements in a written acknowledgment (Publication 1771). */
function charityStatements({ charityName, ein, isDeductible }: ReceiptFacts): string[] {
  const standing =
    isDeductible && ein !== null
      ? `${charityName} (EIN ${formatEin(ein)}) is listed in the IRS Business Master File as an organization described in ` +
        'section 501(c)(3) of the Internal Revenue Code to which contributions are deductible.'
      : 'This receipt makes no statement on whether the contribution is tax-deductible.';
  return [standing, 'No goods or services were provided in exchange for this contribution.'];
}

function propertyStatements({ currency, usdPerUnit, givenAt }: ReceiptFacts): string[] {
  if (!isProperty(currency)) return [];
  return [
    'The contribution was property (a digital asset). This receipt describes it and states no value: the donor determines its ' +
      `fair market value. In the United States noncash contributions of more than ${inDollars(FORM_8283_OVER_USD_MINOR)} USD are ` +
      `reported on Form 8283, and for more than ${inDollars(APPRAISAL_OVER_USD_MINOR)} USD a qualified appraisal is needed.`,
    `For its own limits and fees, the platform recorded a rate of ${trimZeros(usdPerUnit)} USD for 1 ${currency} on ${dayOf(givenAt)}. It is not a valuation.`,
  ];
}

/** 500000 as "5,000". */
function inDollars(minor: number): string {
  return (minor / 100).toLocaleString('en-US');
}

function returnStatements(
  { currency, returnedMinor, keptMinor }: ReceiptFacts,
  money: (minor: bigint) => string,
): string[] {
  if (returnedMinor === 0n) return [];
  return [
    `${money(returnedMinor)} ${currency} of the payment was returned to the donor and is not a contribution.`,
    ...(keptMinor === 0n
      ? []
      : [
          `${money(keptMinor)} ${currency} of the payment was kept as the processing fee on the returned amount, and is not a contribution.`,
        ]),
  ];
}

/** Formats "123456789" as "12-3456789". */
export function formatEin(ein: string): string {
  return `${ein.slice(0, 2)}-${ein.slice(2)}`;
}

/** Formats "1.080000000000" as "1.08". */
function trimZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
