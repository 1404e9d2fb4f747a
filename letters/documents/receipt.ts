/** Renders receipts as PDF. */
import { type Readable } from 'node:stream';
import { type Receipt } from '../../db/queries/receipts/receipts';
import { type Tribute } from '../../db/queries/tributes/tributes';
import { dayOf } from '../../domain/days';
import { printAmount } from '../../domain/printed-money';
import { heldFor, printReceiptNumber } from '../../domain/receipts/receipt';
import { addressLines } from '../../domain/donors/donor';
import { type ReceiptDonor } from '../../domain/receipts/receipt-donor';
import { type KeyOf, speak } from '../../texts/languages';
import { type DocumentSay, type Edition, Paper, type Row } from '../paper/paper';
import { isolate } from '../paper/text-lines';
import { nameCharity } from './charity-rows';
import { sayStatements } from './receipt-statements';

interface ReceiptAudience extends Edition {
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
  { letterhead, language, donor, tribute, isHeld, proofUrl }: ReceiptAudience,
): Readable {
  const { content, voidedAt } = receipt;
  const say = speak('documents', language);
  const title = say('receiptTitle', { number: printReceiptNumber(receipt) });
  const paper = new Paper({ title, madeAt: receipt.issuedAt, letterhead, language });
  paper.addHeading(say('receipt'));
  if (voidedAt !== null) paper.addNotice(say('voidSince', { day: dayOf(voidedAt) }));
  const held = heldFor(receipt, isHeld);
  paper.addRows(listRows(say, receipt, { donor, tribute }, held));
  const [tax, ...others] = sayStatements(content, donor, { language, paper: 'receipt' });
  if (tax !== undefined) {
    paper.addHeading(say('tax'), 2);
    paper.addParagraphs([tax]);
  }
  paper.addHeading(say('aboutReceipt'), 2);
  // The charity may be claimed after the receipt was printed, so the note says how to find the current state.
  paper.addParagraphs([...others, ...(held === null ? [] : [say('held')]), say('grouping')]);
  if (proofUrl !== undefined) {
    paper.addParagraphs([say('scanCode')]);
    paper.addQrCode(proofUrl, say('qrCode'));
  }
  return paper.end();
}

const TRIBUTE_LABELS: Record<Tribute['kind'], KeyOf<'documents'>> = {
  in_honor: 'inHonor',
  in_memory: 'inMemory',
};

function listRows(
  say: DocumentSay,
  receipt: Receipt,
  { donor: said, tribute }: Pick<ReceiptAudience, 'donor' | 'tribute'>,
  held: { name: string } | null,
): Row[] {
  const { content, version, donationId: id } = receipt;
  const { charity, donor, currency, fees_kept: kept, payment_method: method } = content;
  const money = (decimal: string) => printAmount(decimal, currency);
  return [
    [say('receiptNumber'), say('numberAndVersion', { number: printReceiptNumber(receipt), version })],
    [say('issued'), dayOf(receipt.issuedAt)],
    ...nameCharity(say, charity),
    ...(held === null ? [] : [[say('heldFor'), isolate(held.name)] satisfies Row]),
    [say('donor'), said === null ? say('anonymous') : isolate(donor.name)],
    ...(said === null ? [] : donorRows(say, said)),
    ...(tribute === undefined
      ? []
      : [[say(TRIBUTE_LABELS[tribute.kind]), isolate(tribute.name)] satisfies Row]),
    [say('givenOn'), content.given_on],
    [say('gift'), say('giftBy', { id, method })],
    [say('amount'), money(content.amount)],
    [say('feesCovered'), money(content.fees_covered)],
    ...refundRows(say, content),
    ...(/[1-9]/.test(kept) ? [[say('feesKept'), money(kept)] satisfies Row] : []),
    [say(content.property === null ? 'contribution' : 'contributionOfProperty'), money(content.contribution)],
  ];
}

/** The same three figures as on the page, in the mail and in the API. */
function refundRows(
  say: DocumentSay,
  { currency, refunded, returned }: Pick<Receipt['content'], 'currency' | 'refunded' | 'returned'>,
): Row[] {
  const row: Row = [say('returned'), printAmount(returned, currency)];
  if (refunded === null) return [row];
  return [
    [say('refundedPart'), printAmount(refunded.given, currency)],
    [say('refundFees'), printAmount(refunded.fees, currency)],
    row,
  ];
}

function donorRows(say: DocumentSay, { company, address, taxId }: ReceiptDonor): Row[] {
  return [
    ...(company === null ? [] : [[say('company'), isolate(company)] satisfies Row]),
    ...(address === null ? [] : [[say('address'), isolate(addressLines(address).join(', '))] satisfies Row]),
    ...(taxId === null ? [] : [[say('taxId'), taxId] satisfies Row]),
  ];
}
