/** Reads a bank's status report about a file of transfers (pain.002). Yields one status at a time. */
import { type Money } from '../../../domain/money';
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { type Chunks } from '../read-text';
import { codeOf, find, findText, list, moneyOf, need, needText, textOf } from './elements';
import { readUnits, type UnitEvent, type XmlElement } from './read-units';
import { describeReason, meaningOf, type Reason, type StatusMeaning } from './reason-codes';

const PAIN002_VERSIONS = ['001.03', '001.10', '001.11', '001.12', '001.13', '001.14', '001.15'];

/** The first item of a report. A bank never reuses a `messageId`. */
interface ReportFacts {
  kind: 'report';
  messageId: string;
  createdAt: string;
}

export interface TransferStatus {
  kind: 'status';
  /** The status of a file or block also applies to each of its transfers without a status of its own. */
  level: 'file' | 'block' | 'transfer';
  place: string;
  /** The id of our file. */
  originalMessageId: string;
  originalBlockId: string | undefined;
  /** Our references of the transfer. */
  endToEndId: string | undefined;
  instructionId: string | undefined;
  status: string;
  meaning: StatusMeaning;
  reasons: Reason[];
  amount: Money | undefined;
  /** The bank's reference of the transfer. */
  bankReference: string | undefined;
}

export type ReportItem = ReportFacts | TransferStatus;

const REPORT = 'CstmrPmtStsRpt';
const BLOCK = `${REPORT}/OrgnlPmtInfAndSts`;

function isUnit(path: string): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent === BLOCK || (parent === REPORT && path !== BLOCK);
}

const MESSAGE = { kind: 'pain.002', versions: PAIN002_VERSIONS, element: REPORT, isUnit };

export async function* readPain002(chunks: Chunks): AsyncGenerator<ReportItem, void, undefined> {
  const reader = new ReportReader();
  for await (const event of readUnits(chunks, MESSAGE)) yield* reader.take(event);
  reader.end();
}

class ReportReader {
  #hasHeader = false;
  #originalMessageId: string | undefined;
  #block: XmlElement | undefined;

  *take(event: UnitEvent): Generator<ReportItem, void, undefined> {
    if (event.kind === 'unit') yield* this.#takeUnit(event.path, event.element);
    else if (event.path === BLOCK && event.kind === 'open') this.#block = toBlock(event.place);
    else if (event.path === BLOCK && this.#block !== undefined) {
      yield* this.#toStatus('block', this.#block, 'PmtInfSts');
      this.#block = undefined;
    }
  }

  end(): void {
    if (this.#originalMessageId === undefined) throw new BankFileError('the report names no file');
  }

  *#takeUnit(path: string, element: XmlElement): Generator<ReportItem, void, undefined> {
    if (path === `${REPORT}/GrpHdr`) {
      if (this.#hasHeader) throw new BankFileError('GrpHdr is repeated', element.place);
      this.#hasHeader = true;
      yield {
        kind: 'report',
        messageId: needText(element, 'MsgId'),
        createdAt: needText(element, 'CreDtTm'),
      };
      return;
    }
    if (!this.#hasHeader) throw new BankFileError('the report has no header', element.place);
    if (path === `${REPORT}/OrgnlGrpInfAndSts`) {
      if (this.#originalMessageId !== undefined) {
        throw new BankFileError('OrgnlGrpInfAndSts is repeated', element.place);
      }
      this.#originalMessageId = needText(element, 'OrgnlMsgId');
      yield* this.#toStatus('file', element, 'GrpSts');
      return;
    }
    if (this.#block === undefined || !path.startsWith(`${BLOCK}/`)) return;
    if (element.name === 'TxInfAndSts') yield* this.#toStatus('transfer', element, 'TxSts');
    else this.#block.children.push(element);
  }

  *#toStatus(
    level: TransferStatus['level'],
    element: XmlElement,
    statusName: string,
  ): Generator<ReportItem, void, undefined> {
    if (this.#originalMessageId === undefined) {
      throw new BankFileError('the report names no file before a status', element.place);
    }
    const status = findText(element, statusName);
    if (status === undefined) return;
    const amount = find(element, 'OrgnlTxRef/Amt/InstdAmt');
    yield {
      kind: 'status',
      level,
      place: element.place,
      originalMessageId: this.#originalMessageId,
      originalBlockId: this.#block === undefined ? undefined : needText(this.#block, 'OrgnlPmtInfId'),
      endToEndId: findText(element, 'OrgnlEndToEndId'),
      instructionId: findText(element, 'OrgnlInstrId'),
      status,
      meaning: meaningOf(status),
      reasons: list(element, 'StsRsnInf').map(readReason),
      amount: amount === undefined ? undefined : moneyOf(amount),
      bankReference: findText(element, 'AcctSvcrRef'),
    };
  }
}

function toBlock(place: string): XmlElement {
  return { name: 'OrgnlPmtInfAndSts', place, attributes: new Map(), children: [], text: '' };
}

export function readReason(element: XmlElement): Reason {
  const reason = find(element, 'Rsn');
  return describeReason(
    reason === undefined ? undefined : codeOf(need(element, 'Rsn')),
    list(element, 'AddtlInf').map(textOf),
  );
}
