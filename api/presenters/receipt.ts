import { type z } from 'zod';
import { type Receipt } from '../../db/queries/receipts/receipts';
import { type Currency, formatMoney, parseMoney } from '../../domain/money';
import { heldFor, printReceiptNumber } from '../../domain/receipts/receipt';
import { type ReceiptDonor, statementsFor } from '../../domain/receipts/receipt-donor';
import { sayStatements } from '../../letters/documents/receipt-statements';
import { type PrintedYear } from '../../letters/documents/year-receipts';
import { presentAddress } from './gift-details';
import { type receiptSchema, type yearReceiptsSchema } from '../routes/receipts/schema';

export type WireReceipt = z.input<typeof receiptSchema>;
export type WireYearReceipts = z.input<typeof yearReceiptsSchema>;

export interface ReceiptReading {
  /** The donor's details beyond the name. Null for a charity that may not see who gave. */
  donor: ReceiptDonor | null;
  /** True while the platform holds the money for a charity that nobody claimed. */
  isHeld: boolean;
}

/** Presents a receipt. Only `status` and `held_for` may change after it was issued. */
export function presentReceipt(receipt: Receipt, { donor, isHeld }: ReceiptReading): WireReceipt {
  const { content } = receipt;
  return {
    receipt_number: printReceiptNumber(receipt),
    version: receipt.version,
    status: receipt.voidedAt === null ? 'valid' : 'voided',
    donation_id: receipt.donationId,
    issued_at: receipt.issuedAt.toISOString(),
    voided_at: receipt.voidedAt?.toISOString() ?? null,
    donor: donor === null ? null : { ...content.donor, ...presentReceiptDonor(donor) },
    charity: content.charity,
    held_for: heldFor(receipt, isHeld),
    given_on: content.given_on,
    payment_method: content.payment_method,
    currency: content.currency,
    amount: content.amount,
    fees_covered: content.fees_covered,
    total_paid: content.total_paid,
    returned: content.returned,
    refunded: content.refunded,
    fees_kept: content.fees_kept,
    contribution: content.contribution,
    property: content.property,
    statements: sayStatements(content, donor, { language: content.language, paper: 'receipt' }),
  };
}

function presentReceiptDonor({ company, address, taxId }: ReceiptDonor) {
  return { company, address: address === null ? null : presentAddress(address), tax_id: taxId };
}

export interface YearReading {
  year: number;
  donor: { id: string; name: string };
  receipts: Receipt[];
  readingOf: (donationId: string) => ReceiptReading;
}

/** Presents a donor's receipts of a year with totals in each currency. */
export function presentYearReceipts({ year, donor, receipts, readingOf }: YearReading): WireYearReceipts {
  const currencies = [...new Set(receipts.map(({ content }) => content.currency))].sort();
  return {
    year,
    donor,
    receipts: receipts.map((receipt) => presentReceipt(receipt, readingOf(receipt.donationId))),
    totals: currencies.map((currency) => sumUp(currency, receipts)),
  };
}

/** Returns what the PDF of the year prints. It says the statements in the reader's language. */
export function toPrintedYear(reading: YearReading): PrintedYear {
  const { receipts, ...year } = presentYearReceipts(reading);
  const contents = reading.receipts.map(({ donationId, content }) =>
    statementsFor(content, reading.readingOf(donationId).donor),
  );
  return {
    ...year,
    receipts: receipts.map((each, place) => ({ ...each, statements: contents[place] ?? [] })),
  };
}

function sumUp(currency: Currency, receipts: Receipt[]): WireYearReceipts['totals'][number] {
  // The last version of a receipt stays as it was issued. Once it is void, nothing of its gift is left.
  const contents = receipts
    .filter(({ voidedAt }) => voidedAt === null)
    .map(({ content }) => content)
    .filter((content) => content.currency === currency);
  const sum = (textOf: (content: Receipt['content']) => string) =>
    formatMoney({
      currency,
      minor: contents.reduce((total, content) => total + parseMoney(textOf(content), currency).minor, 0n),
    });
  return {
    currency,
    gifts: contents.length,
    total_paid: sum(({ total_paid }) => total_paid),
    returned: sum(({ returned }) => returned),
    fees_kept: sum(({ fees_kept }) => fees_kept),
    contribution: sum(({ contribution }) => contribution),
  };
}
