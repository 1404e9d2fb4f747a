/** Renders receipts as PDF. */
import { type Readable } from 'node:stream';
import { type Receipt } from '../../db/queries/receipts/receipts';
import { type Tribute } from '../../db/queries/tributes/tributes';
import { dayOf } from '../../domain/days';
import { GROUPING_NOTE, printAmount } from '../../domain/printed-money';
import { heldFor, printReceiptNumber } from '../../domain/receipts/receipt';
import { addressLines } from '../../domain/donors/donor';
import { type ReceiptDonor } from '../../domain/receipts/receipt-donor';
import { type Letterhead } from './letterhead';
import { nameCharity, Paper, type Row } from './paper';
import { isolate } from './text-lines';

interface ReceiptAudience {
  letterhead: Letterhead;
  /**
   * The facts about the donor that the reader may see besides the name. Null for a charity that is not allowed to know
   * the donor.
   */
  donor: ReceiptDonor | null;
  /** Undefined if the gift has none. */
  tribute: Pick<Tribute, 'kind' | 'name'> | undefined;
  /** True while the platform holds the money for a charity that nobody claimed. */
  isHeld: boolean;
  /** The URL of the page that verifies the gift. Only the donor may see it. */
  proofUrl: string | undefined;
}

/** Renders one receipt. */
export function renderReceipt(
  receipt: Receipt,
  { letterhead, donor, tribute, isHeld, proofUrl }: ReceiptAudience,
): Readable {
  const { content, voidedAt } = receipt;
  const title = `Donation receipt ${printReceiptNumber(receipt)}`;
  const paper = new Paper({ title, madeAt: receipt.issuedAt, letterhead });
  paper.addHeading('Donation receipt');
  if (voidedAt !== null) paper.addNotice(`VOID since ${dayOf(voidedAt)}`);
  const held = heldFor(receipt, isHeld);
  paper.addRows(listRows(receipt, { donor, tribute }, held));
  const [tax, ...others] = content.statements;
  if (tax !== undefined) {
    paper.addHeading('Tax', 2);
    paper.addParagraphs([tax]);
  }
  paper.addHeading('About this receipt', 2);
  paper.addParagraphs([...others, ...(held === null ? [] : [HELD_NOTE]), GROUPING_NOTE]);
  if (proofUrl !== undefined) {
    paper.addParagraphs([
      'Scan this code to verify in your own browser that the gift is in the public receipt log. The code contains the details of the gift, so take care with whom you share it.',
    ]);
    paper.addQrCode(proofUrl, 'QR code that opens the page on which you verify this gift');
  }
  return paper.end();
}

/** The charity may be claimed after the receipt was printed, so the note says how to find the current state. */
const HELD_NOTE =
  'Nobody has claimed the charity yet, so the platform holds the money for it. Download the receipt again to see whether this has changed.';

function listRows(
  receipt: Receipt,
  { donor: said, tribute }: Pick<ReceiptAudience, 'donor' | 'tribute'>,
  held: { name: string } | null,
): Row[] {
  const { content } = receipt;
  const { charity, donor, currency, fees_kept: kept = '0' } = content;
  const money = (decimal: string) => printAmount(decimal, currency);
  return [
    ['Receipt number', `${printReceiptNumber(receipt)}, version ${String(receipt.version)}`],
    ['Issued', dayOf(receipt.issuedAt)],
    ...nameCharity(charity),
    ...(held === null ? [] : [['Held for', isolate(held.name)] satisfies Row]),
    ['Donor', said === null ? 'Anonymous' : isolate(donor.name)],
    ...(said === null ? [] : donorRows(said)),
    ...(tribute === undefined ? [] : [[TRIBUTE_LABELS[tribute.kind], isolate(tribute.name)] satisfies Row]),
    ['Date of the gift', content.given_on],
    ['Gift', `${receipt.donationId}, by ${content.payment_method}`],
    ['Amount', money(content.amount)],
    ['Fees covered', money(content.fees_covered)],
    ['Returned', money(content.returned)],
    ...(/[1-9]/.test(kept) ? [['Fees kept', money(kept)] satisfies Row] : []),
    [content.property === null ? 'Contribution' : 'Contribution (property)', money(content.contribution)],
  ];
}

const TRIBUTE_LABELS: Record<Tribute['kind'], string> = {
  in_honor: 'In honor of',
  in_memory: 'In memory of',
};

function donorRows({ company, address, taxId }: ReceiptDonor): Row[] {
  return [
    ...(company === null ? [] : [['Company', isolate(company)] satisfies Row]),
    ...(address === null ? [] : [['Address', isolate(addressLines(address).join(', '))] satisfies Row]),
    ...(taxId === null ? [] : [['Tax id of the donor', taxId] satisfies Row]),
  ];
}
