/** Shows the outcome. All values are set as text, never as HTML. */
import { ReceiptVerificationError } from '../receipts/error';
import { type CheckedReceipt } from './check';
import { keyOfFault, PageFault, type Say } from './words';

export function showFault(result: HTMLElement, say: Say, fault: unknown): void {
  const heading = build('h2', say('notVerified'));
  heading.className = 'fault';
  const alert = document.createElement('div');
  alert.className = 'alert';
  alert.append(heading, build('p', explain(say, fault)), build('p', say('doNotRely')));
  result.replaceChildren(alert);
}

function explain(say: Say, fault: unknown): string {
  if (fault instanceof PageFault) return say(fault.key);
  if (fault instanceof ReceiptVerificationError) return say(keyOfFault(fault.reason), { part: fault.part });
  return say('other');
}

export function showReceipt(result: HTMLElement, say: Say, checked: CheckedReceipt): void {
  const { gift, origin } = checked.receipt;
  const entry = { index: gift.leafIndex, size: gift.checkpoint.treeSize, origin };
  const witnesses = checked.witnesses.length === 0 ? say('noWitness') : checked.witnesses.join(', ');
  result.replaceChildren(
    build('h2', say('verified')),
    list(giftRows(say, checked)),
    build('h3', say('returned')),
    ...listReturns(say, checked),
    build('h3', say('signatures')),
    list([
      [say('entry'), say('entryOf', entry)],
      [say('signedBy'), gift.checkpoint.signedBy.join(', ')],
      [say('witnessedBy'), witnesses],
    ]),
  );
}

/** Says that nothing went back only if the log has no later entry, read or unread. */
function listReturns(say: Say, { receipt, unreadLater }: CheckedReceipt): HTMLElement[] {
  const read = receipt.later.map(({ leaf }) =>
    list([
      [say('kind'), say(leaf.kind)],
      leaf.kind === 'redirect'
        ? [say('newGift'), leaf.reference]
        : [say('amount'), `${leaf.returned_amount} ${leaf.currency}`],
      [say('date'), leaf.at],
    ]),
  );
  if (unreadLater > 0) return [...read, build('p', say('unreadEntries', { count: unreadLater }))];
  return read.length > 0 ? read : [build('p', say('nothingReturned'))];
}

function giftRows(say: Say, { receipt }: CheckedReceipt): [string, string][] {
  const { leaf } = receipt.gift;
  return [
    [say('charity'), leaf.charity_name],
    [say('registration'), leaf.charity_registration || say('noRegistration')],
    [say('gift'), `${leaf.amount} ${leaf.currency}`],
    [say('afterFees'), `${leaf.net_amount} ${leaf.currency}`],
    [say('accepted'), leaf.accepted_at],
    [say('giftId'), leaf.donation_id],
  ];
}

function list(rows: [string, string][]): HTMLElement {
  const all = document.createElement('dl');
  for (const [term, value] of rows) all.append(build('dt', term), build('dd', value));
  return all;
}

function build(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
