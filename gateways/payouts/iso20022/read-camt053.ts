/**
 * Reads a bank's account statements (camt.053). Yields each entry as soon as it is read. At the end of a statement,
 * throws if its balances do not match its entries. So apply the entries in one transaction.
 */
import { type Currency, type Money } from '../../../domain/money';
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { type Chunks } from '../read-text';
import { codeOf, dayOf, find, findText, isCurrency, list, moneyOf, need, needText, textOf } from './elements';
import { readUnits, type UnitEvent, type XmlElement } from './read-units';
import { readReason } from './read-pain002';
import { type Reason } from './reason-codes';

const CAMT053_VERSIONS = [
  ...['001.02', '001.03', '001.04', '001.05', '001.06', '001.07', '001.08'],
  ...['001.09', '001.10', '001.11', '001.12', '001.13', '001.14'],
];

interface StatementFacts {
  kind: 'statement';
  /** The bank's id of the statement, unique for the account. */
  statementId: string;
  messageId: string;
  account: { iban: string | undefined; other: string | undefined };
  /** Undefined if the statement has no such balance. */
  opening: SignedMoney | undefined;
  closing: SignedMoney | undefined;
}

/** A balance is negative if the account is overdrawn. An entry is negative if money left the account. */
export interface SignedMoney {
  currency: Currency;
  minor: bigint;
}

export interface BookedEntry {
  kind: 'entry';
  place: string;
  statementId: string;
  /** The bank's reference of the entry. */
  reference: string | undefined;
  /** Positive if money came to the account. */
  amount: SignedMoney;
  /** True if the entry undoes an earlier one. */
  isReversal: boolean;
  bookedOn: string | undefined;
  /** Such as PMNT/ICDT/ESCT. */
  transactionCode: string | undefined;
  /** The transfers of the entry. Only a batch booking has several. Empty if the bank gives no details. */
  details: EntryDetail[];
  /** Set for a batch booking: the ids of our file and block, and the number of transfers. */
  batch:
    { messageId: string | undefined; blockId: string | undefined; count: number | undefined } | undefined;
}

export interface EntryDetail {
  messageId: string | undefined;
  blockId: string | undefined;
  instructionId: string | undefined;
  endToEndId: string | undefined;
  bankReference: string | undefined;
  amount: Money | undefined;
  /** Set if the transfer came back. */
  returned: Reason | undefined;
  remittance: string[];
}

/** `isBalanced` is undefined if the statement lacks a balance. */
interface StatementEnd {
  kind: 'end';
  statementId: string;
  entries: number;
  isBalanced: true | undefined;
}

export type StatementItem = StatementFacts | BookedEntry | StatementEnd;

const ROOT = 'BkToCstmrStmt';
const STATEMENT = `${ROOT}/Stmt`;

function isUnit(path: string): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent === STATEMENT || (parent === ROOT && path !== STATEMENT);
}

const MESSAGE = { kind: 'camt.053', versions: CAMT053_VERSIONS, element: ROOT, isUnit };

export async function* readCamt053(chunks: Chunks): AsyncGenerator<StatementItem, void, undefined> {
  const reader = new StatementReader();
  for await (const event of readUnits(chunks, MESSAGE)) yield* reader.take(event);
  reader.end();
}

class StatementReader {
  #messageId: string | undefined;
  #statements = 0;
  /** The parts of the open statement that are not entries, such as its account and balances. */
  #header: XmlElement | undefined;
  #facts: StatementFacts | undefined;
  #sums = new Map<Currency, bigint>();
  #entries = 0;

  *take(event: UnitEvent): Generator<StatementItem, void, undefined> {
    if (event.kind === 'unit') yield* this.#takeUnit(event.path, event.element);
    else if (event.path !== STATEMENT) return;
    else if (event.kind === 'open') this.#open(event.place);
    else yield* this.#close(event.place);
  }

  end(): void {
    if (this.#statements === 0) throw new BankFileError('the message has no statement');
  }

  #open(place: string): void {
    this.#header = { name: 'Stmt', place, attributes: new Map(), children: [], text: '' };
    this.#facts = undefined;
    this.#sums = new Map();
    this.#entries = 0;
  }

  *#takeUnit(path: string, element: XmlElement): Generator<StatementItem, void, undefined> {
    if (path === `${ROOT}/GrpHdr`) this.#messageId = needText(element, 'MsgId');
    if (this.#header === undefined || !path.startsWith(`${STATEMENT}/`)) return;
    if (element.name !== 'Ntry') {
      this.#header.children.push(element);
      return;
    }
    const facts = yield* this.#begin();
    const entry = readEntry(element, facts.statementId);
    if (entry === undefined) return;
    this.#entries += 1;
    const { currency, minor } = entry.amount;
    this.#sums.set(currency, (this.#sums.get(currency) ?? 0n) + minor);
    yield entry;
  }

  /** Yields the statement's facts once, as soon as they are complete. */
  *#begin(): Generator<StatementItem, StatementFacts, undefined> {
    if (this.#facts !== undefined) return this.#facts;
    if (this.#messageId === undefined || this.#header === undefined) {
      throw new BankFileError('the message has no header', this.#header?.place);
    }
    this.#facts = readFacts(this.#header, this.#messageId);
    yield this.#facts;
    return this.#facts;
  }

  *#close(place: string): Generator<StatementItem, void, undefined> {
    const { statementId, opening, closing } = yield* this.#begin();
    this.#statements += 1;
    this.#header = undefined;
    if (opening !== undefined && closing !== undefined) checkBalance(opening, closing, this.#sums, place);
    const isBalanced = opening === undefined || closing === undefined ? undefined : true;
    yield { kind: 'end', statementId, entries: this.#entries, isBalanced };
  }
}

function readFacts(header: XmlElement, messageId: string): StatementFacts {
  const account = need(header, 'Acct');
  return {
    kind: 'statement',
    statementId: needText(header, 'Id'),
    messageId,
    account: { iban: findText(account, 'Id/IBAN'), other: findText(account, 'Id/Othr/Id') },
    opening: findBalance(header, 'OPBD') ?? findBalance(header, 'PRCD'),
    closing: findBalance(header, 'CLBD'),
  };
}

function findBalance(header: XmlElement, code: string): SignedMoney | undefined {
  const found = list(header, 'Bal').filter((each) => codeOf(need(each, 'Tp/CdOrPrtry')) === code);
  if (found.length > 1) throw new BankFileError(`the balance ${code} is repeated`, found[1]?.place);
  return found[0] === undefined ? undefined : readSigned(found[0]);
}

function readSigned(element: XmlElement): SignedMoney {
  const { currency, minor } = moneyOf(need(element, 'Amt'));
  const side = needText(element, 'CdtDbtInd');
  if (side !== 'CRDT' && side !== 'DBIT') throw new BankFileError('CdtDbtInd is wrong', element.place);
  return { currency, minor: side === 'CRDT' ? minor : -minor };
}

function checkBalance(
  opening: SignedMoney,
  closing: SignedMoney,
  sums: Map<Currency, bigint>,
  place: string,
) {
  const { currency } = opening;
  const others = [...sums.keys(), closing.currency].filter((each) => each !== currency);
  if (others.length > 0) throw new BankFileError('the statement mixes currencies', place);
  if (opening.minor + (sums.get(currency) ?? 0n) === closing.minor) return;
  throw new BankFileError('the closing balance differs from the opening balance plus the entries', place);
}

/** Returns undefined for an entry that is not booked. */
function readEntry(element: XmlElement, statementId: string): BookedEntry | undefined {
  const status = codeOf(need(element, 'Sts'));
  if (!['BOOK', 'PDNG', 'INFO', 'FUTR'].includes(status))
    throw new BankFileError('Sts is wrong', element.place);
  if (status !== 'BOOK') return undefined;
  const booking = find(element, 'BookgDt');
  const groups = list(element, 'NtryDtls');
  const batch = groups.map((group) => find(group, 'Btch')).find((each) => each !== undefined);
  return {
    kind: 'entry',
    place: element.place,
    statementId,
    reference: findText(element, 'AcctSvcrRef') ?? findText(element, 'NtryRef'),
    amount: readSigned(element),
    isReversal: readFlag(element, 'RvslInd'),
    bookedOn: booking === undefined ? undefined : dayOf(booking),
    transactionCode: readTransactionCode(element),
    details: groups.flatMap((group) => list(group, 'TxDtls')).map(readDetail),
    batch: batch === undefined ? undefined : readBatch(batch),
  };
}

function readFlag(element: XmlElement, name: string): boolean {
  const text = findText(element, name) ?? 'false';
  if (!['true', 'false', '1', '0'].includes(text)) throw new BankFileError(`${name} is wrong`, element.place);
  return text === 'true' || text === '1';
}

function readTransactionCode(element: XmlElement): string | undefined {
  const domain = find(element, 'BkTxCd/Domn');
  if (domain === undefined) return findText(element, 'BkTxCd/Prtry/Cd');
  return [needText(domain, 'Cd'), needText(domain, 'Fmly/Cd'), needText(domain, 'Fmly/SubFmlyCd')].join('/');
}

function readBatch(element: XmlElement): NonNullable<BookedEntry['batch']> {
  const count = findText(element, 'NbOfTxs');
  if (count !== undefined && !/^[0-9]{1,15}$/.test(count)) {
    throw new BankFileError('NbOfTxs is no number', element.place);
  }
  return {
    messageId: findText(element, 'MsgId'),
    blockId: findText(element, 'PmtInfId'),
    count: count === undefined ? undefined : Number(count),
  };
}

function readDetail(element: XmlElement): EntryDetail {
  // Versions from before 2013 have the amount only inside `AmtDtls`.
  const amount =
    find(element, 'Amt') ?? find(element, 'AmtDtls/TxAmt/Amt') ?? find(element, 'AmtDtls/InstdAmt/Amt');
  const returned = find(element, 'RtrInf');
  const remittance = find(element, 'RmtInf');
  return {
    messageId: findText(element, 'Refs/MsgId'),
    blockId: findText(element, 'Refs/PmtInfId'),
    instructionId: findText(element, 'Refs/InstrId'),
    endToEndId: findText(element, 'Refs/EndToEndId'),
    bankReference: findText(element, 'Refs/AcctSvcrRef'),
    amount:
      amount === undefined || !isCurrency(amount.attributes.get('Ccy') ?? '') ? undefined : moneyOf(amount),
    returned: returned === undefined ? undefined : readReason(returned),
    remittance: remittance === undefined ? [] : list(remittance, 'Ustrd').map(textOf),
  };
}
