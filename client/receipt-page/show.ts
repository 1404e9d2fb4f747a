/** Shows the outcome. All values are set as text, never as HTML. */
import { type CheckedReceipt } from './check';

export function showFault(result: HTMLElement, message: string): void {
  const heading = build('h2', 'Not verified');
  heading.className = 'fault';
  result.replaceChildren(heading, build('p', message), build('p', 'Do not rely on this receipt.'));
}

export function showReceipt(result: HTMLElement, checked: CheckedReceipt): void {
  const { gift } = checked.receipt;
  result.replaceChildren(
    build('h2', 'Verified: the log holds this gift'),
    list(giftRows(checked)),
    build('h3', 'Returned or redirected'),
    ...listReturns(checked),
    build('h3', 'Signatures'),
    list([
      ['Entry', `${gift.leafIndex} of ${gift.checkpoint.treeSize} in ${checked.receipt.origin}`],
      ['Signed by', gift.checkpoint.signedBy.join(', ')],
      ['Witnessed by', checked.witnesses.length === 0 ? 'nobody yet' : checked.witnesses.join(', ')],
    ]),
  );
}

/** Says that nothing went back only if the log has no later entry, read or unread. */
function listReturns({ receipt, unreadLater }: CheckedReceipt): HTMLElement[] {
  const read = receipt.later.map(({ leaf }) =>
    list([
      ['Kind', leaf.kind.replaceAll('_', ' ')],
      leaf.kind === 'redirect'
        ? ['New gift', leaf.reference]
        : ['Amount', `${leaf.returned_amount} ${leaf.currency}`],
      ['Date', leaf.at],
    ]),
  );
  if (unreadLater > 0) {
    const entries = unreadLater === 1 ? '1 later entry' : `${unreadLater} later entries`;
    const advice = 'Ask the donor for the file of the full proof.';
    return [...read, build('p', `The log has ${entries} about this gift, such as a refund. ${advice}`)];
  }
  return read.length > 0
    ? read
    : [build('p', 'This proof lists no refund, no lost dispute and no redirect.')];
}

function giftRows({ receipt }: CheckedReceipt): [string, string][] {
  const { leaf } = receipt.gift;
  return [
    ['Charity', leaf.charity_name],
    ['Registration', leaf.charity_registration || 'none'],
    ['Gift', `${leaf.amount} ${leaf.currency}`],
    ['After fees', `${leaf.net_amount} ${leaf.currency}`],
    ['Accepted', leaf.accepted_at],
    ['Gift id', leaf.donation_id],
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
