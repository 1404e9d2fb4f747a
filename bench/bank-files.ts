/** Reads a bank's statement of 200,000 entries. The heap must not grow with them. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readCamt053 } from '../gateways/payouts/iso20022/read-camt053';
import { row } from './figures';

const STATEMENT_ENTRIES = 200_000;
const MEBIBYTE = 1_048_576;
/** A third of the statement's size. */
const LIMIT_MEBIBYTES = 16;

export async function benchBankFiles(): Promise<void> {
  let bytes = 0;
  let entries = 0;
  let mostHeap = 0;
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  const heapBefore = process.memoryUsage().heapUsed;
  const startedAt = performance.now();
  for await (const item of readCamt053(statement((length) => (bytes += length)))) {
    if (item.kind !== 'entry') continue;
    entries += 1;
    if (entries % 20_000 !== 0) continue;
    collectGarbage();
    mostHeap = Math.max(mostHeap, process.memoryUsage().heapUsed);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const grown = (mostHeap - heapBefore) / MEBIBYTE;
  row(`read ${entries} entries, camt.053`, `${seconds.toFixed(1)} s`, `${(bytes / MEBIBYTE).toFixed(0)} MiB`);
  row(`heap, + MiB (limit ${LIMIT_MEBIBYTES})`, grown.toFixed(1));
  if (grown > LIMIT_MEBIBYTES) throw new Error('the heap grows with the entries of a statement');
}

/** Entries of one cent each. */
function* statement(count: (bytes: number) => void): Generator<Buffer, void, undefined> {
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  const closing = `${String(STATEMENT_ENTRIES / 100)}.00`;
  const head = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId></GrpHdr>
<Stmt><Id>S</Id><Acct><Id><IBAN>NL41MOCK0000000001</IBAN></Id></Acct>${balance('OPBD', '0.00')}${balance('CLBD', closing)}`;
  const entry = (index: number) =>
    `<Ntry><Amt Ccy="EUR">0.01</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt>
<BkTxCd><Prtry><Cd>X</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>${String(index)}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>\n`;
  const pieces = function* () {
    yield head;
    for (let at = 0; at < STATEMENT_ENTRIES; at += 100) {
      yield Array.from({ length: 100 }, (_, index) => entry(at + index)).join('');
    }
    yield '</Stmt></BkToCstmrStmt></Document>';
  };
  for (const piece of pieces()) {
    const buffer = Buffer.from(piece);
    count(buffer.length);
    yield buffer;
  }
}
