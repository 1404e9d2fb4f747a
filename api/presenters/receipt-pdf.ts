/** Renders receipts as PDF. */
import { type Readable } from 'node:stream';
import { formatEin } from '../../domain/receipts/receipt';
import { addHeading, addNotice, addParagraphs, addQrCode, addRows, openPdf, type Row } from './pdf';
import { type WireReceipt, type WireYearReceipts } from './receipt';

/** Renders one receipt. `proofUrl` is the page that verifies the gift. Only the donor gets it. */
export function renderReceipt(receipt: WireReceipt, proofUrl?: string): Readable {
  const document = openPdf(`Donation receipt ${receipt.receipt_number}`, receipt.issued_at);
  addHeading(document, 'Donation receipt');
  if (receipt.status === 'voided') {
    addNotice(document, `VOID since ${(receipt.voided_at ?? '').slice(0, 10)}`);
  }
  const { charity, donor, currency } = receipt;
  const place = [charity.city, charity.state].filter(Boolean).join(', ');
  addRows(document, [
    ['Receipt number', `${receipt.receipt_number}, version ${receipt.version}`],
    ['Issued', receipt.issued_at.slice(0, 10)],
    ['Charity', place === '' ? charity.name : `${charity.name}, ${place}`],
    ['EIN', charity.ein === null ? 'unknown' : formatEin(charity.ein)],
    ['Donor', donor?.name ?? 'Anonymous'],
    ['Date of the gift', receipt.given_on],
    ['Gift', `${receipt.donation_id}, by ${receipt.payment_method}`],
    ['Amount', `${receipt.amount} ${currency}`],
    ['Fees covered', `${receipt.fees_covered} ${currency}`],
    ['Returned', `${receipt.returned} ${currency}`],
    ...(/[1-9]/.test(receipt.fees_kept)
      ? [['Fees kept', `${receipt.fees_kept} ${currency}`] satisfies Row]
      : []),
    [
      receipt.property === null ? 'Contribution' : 'Contribution (property)',
      `${receipt.contribution} ${currency}`,
    ],
  ]);
  addParagraphs(document, receipt.statements);
  if (proofUrl !== undefined) {
    addParagraphs(document, [
      'Scan this code to verify in your own browser that the gift is in the public receipt log. The code contains the gift, so share it with care.',
    ]);
    addQrCode(document, proofUrl);
  }
  document.end();
  return document;
}

/** Renders a donor's receipts of a year: totals by currency, then every gift. */
export function renderYearReceipts(statement: WireYearReceipts): Readable {
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
