/** Shows the outcome: the verdict in plain words, and the facts for experts. All values are set as text, never as HTML. */
import { ReceiptVerificationError } from '../../client/receipts/error';
import { type CheckedReceipt, type PageProof } from './check';
import { keyOfFault, PageFault, type Say } from './words';
import { writeAmount, writeCount, writeDay, writeExactTime } from './write';

/** The parts of the page that an outcome fills. */
export interface Places {
  result: HTMLElement;
  facts: HTMLElement;
}

type Row = [term: string, value: string | HTMLElement];

export function showChecking({ result, facts }: Places, say: Say): void {
  result.replaceChildren(build('p', say('checking')));
  facts.replaceChildren();
}

export function showFault({ result, facts }: Places, say: Say, fault: unknown): void {
  const text = [build('p', explain(say, fault)), build('p', say('doNotRely'))];
  result.replaceChildren(verdict('bad', say('notVerified'), text));
  facts.replaceChildren();
}

function explain(say: Say, fault: unknown): string {
  if (fault instanceof PageFault) return say(fault.key);
  if (fault instanceof ReceiptVerificationError) return say(keyOfFault(fault.reason), { part: fault.part });
  return say('other');
}

interface Shown {
  checked: CheckedReceipt;
  proof: PageProof;
  isSandbox: boolean;
}

export function showReceipt({ result, facts }: Places, say: Say, shown: Shown): void {
  const { checked, proof, isSandbox } = shown;
  const { leaf } = checked.receipt.gift;
  result.replaceChildren(
    verdict('good', say('verified'), [
      ...(isSandbox ? [build('p', say('testGift'), 'notice')] : []),
      list([
        [say('charity'), leaf.charity_name],
        [say('gift'), writeAmount(leaf.amount, leaf.currency)],
        [say('afterFees'), writeAmount(leaf.net_amount, leaf.currency)],
        [say('accepted'), writeDay(leaf.accepted_at)],
      ]),
      build('h3', say('returned')),
      ...listReturns(say, checked),
      ...(checked.witnesses.length === 0 ? [build('p', say('noWitness'), 'hint')] : []),
      build('p', say('checkedHere'), 'hint'),
    ]),
  );
  facts.replaceChildren(list(listFacts(say, checked, proof)));
}

/** Says that nothing went back only if the log has no later entry, read or unread. */
function listReturns(say: Say, { receipt, unreadLater }: CheckedReceipt): HTMLElement[] {
  const read = receipt.later.map(({ leaf }) =>
    list([
      [say('kind'), say(leaf.kind)],
      leaf.kind === 'redirect'
        ? [say('newGift'), leaf.reference]
        : [say('amount'), writeAmount(leaf.returned_amount, leaf.currency)],
      [say('date'), writeDay(leaf.at)],
    ]),
  );
  if (unreadLater > 0) return [...read, build('p', say('unreadEntries', { count: unreadLater }))];
  return read.length > 0 ? read : [build('p', say('nothingReturned'))];
}

function listFacts(say: Say, { receipt, witnesses }: CheckedReceipt, proof: PageProof): Row[] {
  const { gift, origin } = receipt;
  const { leaf, leafIndex, checkpoint } = gift;
  const entry = { number: writeCount(leafIndex + 1), size: writeCount(checkpoint.treeSize) };
  return [
    [say('giftId'), leaf.donation_id],
    [say('exactTime'), writeExactTime(leaf.accepted_at)],
    [say('registration'), leaf.charity_registration || say('noRegistration')],
    [say('log'), origin],
    [say('entry'), say('entryOf', entry)],
    [say('index'), String(leafIndex)],
    [say('signedBy'), checkpoint.signedBy.join(', ')],
    [say('witnessedBy'), witnesses.length === 0 ? say('noWitness') : witnesses.join(', ')],
    [say('leafHash'), gift.leafHash],
    [say('leaf'), build('pre', proof.leaf)],
    [say('checkpoint'), build('pre', proof.checkpoint.trimEnd())],
  ];
}

function verdict(outcome: 'good' | 'bad', heading: string, content: HTMLElement[]): HTMLElement {
  const section = document.createElement('section');
  section.className = `verdict ${outcome}`;
  section.append(build('h2', heading), ...content);
  return section;
}

function list(rows: Row[]): HTMLElement {
  const all = document.createElement('dl');
  for (const [term, value] of rows) {
    const definition = document.createElement('dd');
    definition.append(value);
    all.append(build('dt', term), definition);
  }
  return all;
}

function build(tag: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className !== '') element.className = className;
  return element;
}
