/**
 * Writes the content of a receipt in wire format. An issued receipt never changes. See docs/rules/receipts.md.
 */
import { type Day, dayOf } from '../days';
import { CURRENCIES, type Currency, formatMoney } from '../money';
import { printFigures, type RefundFigures } from '../refunds/figures';
import { propertyStatement, type ReceiptStatement } from './statement';
import { taxSentence } from './tax-sentence';

/** The first year for which receipts can be requested. */
export const FIRST_RECEIPT_YEAR = 2_000;

export interface ReceiptFacts {
  donationId: string;
  donorId: string;
  donorName: string;
  /** The donor's language. */
  language: string;
  /** Null if the donor named none. */
  employer: string | null;
  charityId: string;
  charityName: string;
  ein: string | null;
  city: string | null;
  state: string | null;
  /** ISO 3166-1 alpha-2, or null if unknown. */
  country: string | null;
  /** True if the register lists the charity as a 501(c)(3) organization to which gifts are deductible. */
  isDeductible: boolean;
  paymentMethod: string;
  currency: Currency;
  amountMinor: bigint;
  totalChargeMinor: bigint;
  /** The part of `amountMinor` that was given back so far, through refunds and lost disputes. */
  refundedMinor: bigint;
  /** The amount that the donor got back so far, through refunds and lost disputes. */
  returnedMinor: bigint;
  /** The processing fees on the returned amount. The processor kept them, so the charity did not get them. */
  keptMinor: bigint;
  usdPerUnit: string;
  /** When the platform accepted the gift, and took its rate. */
  acceptedAt: Date;
  givenOn: Day;
}

export interface ReceiptContent {
  /** The donor's language when this version was issued. The API says the statements in it. */
  language: string;
  donor: { id: string; name: string };
  charity: { id: string; name: string; ein: string | null; city: string | null; state: string | null };
  given_on: string;
  payment_method: string;
  currency: Currency;
  amount: string;
  fees_covered: string;
  total_paid: string;
  returned: string;
  /** Null if nothing was given back. */
  refunded: RefundFigures | null;
  fees_kept: string;
  contribution: string;
  property: { description: string; usd_per_unit: string } | null;
  /** The first statement says how the law taxes the gift. */
  statements: ReceiptStatement[];
  /** Says how to claim a match. Null if the donor named no employer. Not for a charity that may not see the donor. */
  employer_statement: ReceiptStatement | null;
}

/** Prints the number of a receipt with at least six digits. */
export function printReceiptNumber({ number }: { number: number }): string {
  return String(number).padStart(6, '0');
}

/** Returns the charity for which the platform holds the money of a valid receipt, or null if it does not. */
export function heldFor(
  { content: { charity }, voidedAt }: { content: Pick<ReceiptContent, 'charity'>; voidedAt: Date | null },
  isHeld: boolean,
): { id: string; name: string } | null {
  return isHeld && voidedAt === null ? { id: charity.id, name: charity.name } : null;
}

/** Writes the content of a receipt from the current facts of a gift. */
export function writeReceipt(facts: ReceiptFacts): ReceiptContent {
  const { currency, totalChargeMinor, amountMinor, returnedMinor, keptMinor } = facts;
  const money = (minor: bigint) => formatMoney({ currency, minor });
  const contribution = money(contributionMinor(facts));
  return {
    language: facts.language,
    donor: { id: facts.donorId, name: facts.donorName },
    charity: {
      id: facts.charityId,
      name: facts.charityName,
      ein: facts.ein,
      city: facts.city,
      state: facts.state,
    },
    given_on: facts.givenOn,
    payment_method: facts.paymentMethod,
    currency,
    amount: money(amountMinor),
    fees_covered: money(totalChargeMinor - amountMinor),
    total_paid: money(totalChargeMinor),
    returned: money(returnedMinor),
    refunded:
      returnedMinor === 0n
        ? null
        : printFigures(currency, { amountMinor: facts.refundedMinor, returnedMinor }),
    fees_kept: money(keptMinor),
    contribution,
    property: isProperty(currency)
      ? { description: `${contribution} ${currency}`, usd_per_unit: trimZeros(facts.usdPerUnit) }
      : null,
    statements: [
      taxSentence(facts, isProperty(currency)),
      { code: 'no_goods' },
      ...propertyStatements(facts),
      ...returnStatements(facts, money),
    ],
    employer_statement: employerStatement(facts),
  };
}

/**
 * Returns the donor's payment minus the returned amount. Also subtracts the processing fees that the
 * processor kept on the returned amount.
 */
export function contributionMinor({
  totalChargeMinor,
  returnedMinor,
  keptMinor,
}: Pick<ReceiptFacts, 'totalChargeMinor' | 'returnedMinor' | 'keptMinor'>): bigint {
  return totalChargeMinor - returnedMinor - keptMinor;
}

/** Returns true for a token, because the tax authority treats tokens as property. */
function isProperty(currency: Currency): boolean {
  return CURRENCIES[currency].kind === 'token';
}

function propertyStatements({ currency, usdPerUnit, acceptedAt }: ReceiptFacts): ReceiptStatement[] {
  if (!isProperty(currency)) return [];
  const rate = trimZeros(usdPerUnit);
  return [propertyStatement(), { code: 'rate', rate, currency, day: dayOf(acceptedAt) }];
}

function returnStatements(
  { currency, returnedMinor, keptMinor }: ReceiptFacts,
  money: (minor: bigint) => string,
): ReceiptStatement[] {
  if (returnedMinor === 0n) return [];
  return [
    { code: 'returned', amount: money(returnedMinor), currency },
    ...(keptMinor === 0n ? [] : [{ code: 'kept' as const, amount: money(keptMinor), currency }]),
  ];
}

/** Employers need the receipt, and many need the charity's EIN. */
function employerStatement({ employer, charityName, ein }: ReceiptFacts): ReceiptStatement | null {
  return employer === null ? null : { code: 'employer', employer, charity: charityName, ein };
}

/** Formats "1.080000000000" as "1.08". */
function trimZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
