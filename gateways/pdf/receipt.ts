/** Renders receipts as PDF. */
import { type Readable } from 'node:stream';
import { type Receipt } from '../../db/queries/receipts/receipts';
import { dayOf } from '../../domain/days';
import { formatEin, printReceiptNumber } from '../../domain/receipts/receipt';
import { addHeading, addNotice, addParagraphs, addQrCode, addRows, openPdf, type Row } from './document';

interface ReceiptAudience {
  /** True when the charity reads the receipt of an anonymous gift. */
  isDonorHidden: boolean;
  /** The page that verifies the gift. Only the donor gets it. */
  proofUrl: string | undefined;
}

/** Renders one receipt. */
export function renderReceipt(receipt: Receipt, { isDonorHidden, proofUrl }: ReceiptAudience): Readable {
  const { content, voidedAt } = receipt;
  const number = printReceiptNumber(receipt);
  const document = openPdf(`Donation receipt ${number}`, receipt.issuedAt.toISOString());
  addHeading(document, 'Donation receipt');
  if (voidedAt !== null) addNotice(document, `VOID since ${dayOf(voidedAt)}`);
  const { charity, donor, currency, fees_kept: kept = '0' } = content;
  const place = [charity.city, charity.state].filter(Boolean).join(', ');
  addRows(document, [
    ['Receipt number', `${number}, version ${String(receipt.version)}`],
    ['Issued', dayOf(receipt.issuedAt)],
    ['Charity', place === '' ? charity.name : `${charity.name}, ${place}`],
    ['EIN', charity.ein === null ? 'unknown' : formatEin(charity.ein)],
    ['Donor', isDonorHidden ? 'Anonymous' : donor.name],
    ['Date of the gift', content.given_on],
    ['Gift', `${receipt.donationId}, by ${content.payment_method}`],
    ['Amount', `${content.amount} ${currency}`],
    ['Fees covered', `${content.fees_covered} ${currency}`],
    ['Returned', `${content.returned} ${currency}`],
    ...(/[1-9]/.test(kept) ? [['Fees kept', `${kept} ${currency}`] satisfies Row] : []),
    [
      content.property === null ? 'Contribution' : 'Contribution (property)',
      `${content.contribution} ${currency}`,
    ],
  ]);
  addParagraphs(document, content.statements);
  if (proofUrl !== undefined) {
    addParagraphs(document, [
      'Scan this code to verify in your own browser that the gift is in the public receipt log. The code contains the gift, so share it with care.',
    ]);
    addQrCode(document, proofUrl);
  }
  document.end();
  return document;
}

/** What a statement of a year shows. */
export interface PrintedYear {
  year: number;
  donor: { name: string };
  receipts: {
    receipt_number: string;
    status: 'valid' | 'voided';
    given_on: string;
    currency: string;
    contribution: string;
    charity: { name: string; ein: string | null };
    statements: string[];
  }[];
  totals: { currency: string; contribution: string }[];
}

/** Renders a donor's receipts of a year: totals by currency, then every gift. */
export function renderYearReceipts(statement: PrintedYear): Readable {
  const { year, donor, receipts, totals } = statement;
  const document = openPdf(`Donations in ${year}`, `${year}-12-31T00:00:00.000Z`);
  addHeading(document, `Donations in ${year}`);
  addRows(document, [
    ['Donor', donor.name],
    ['Gifts', String(receipts.length)],
    ...totals.map((total): Row => [
      `Contributions in ${total.currency}`,
      `${total.contribution} ${total.currency}`,
    ]),
  ]);
  for (const receipt of receipts) {
    const { charity, currency, status } = receipt;
    const ein = charity.ein === null ? '' : ` (EIN ${formatEin(charity.ein)})`;
    addRows(document, [
      [receipt.given_on, `${charity.name}${ein}`],
      [
        '',
        `${receipt.contribution} ${currency}, receipt ${receipt.receipt_number}${status === 'voided' ? ', void' : ''}`,
      ],
    ]);
  }
  addParagraphs(document, [...new Set(receipts.flatMap(({ statements }) => statements))]);
  document.end();
  return document;
}
