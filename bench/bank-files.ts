/**
 * Has tools that the platform did not write judge bank files: 200 right ones, and 200 with one planted mistake each
 * (BANK_FILES_COUNT, BANK_FILES_SEED). Compares our XML reader with expat on 20,000 documents that are broken at random.
 * Measures writing and reading of large files. Run it with `npm run bench -- bank-files`.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readCamt053 } from '../gateways/payouts/iso20022/read-camt053';
import { writePain001 } from '../gateways/payouts/iso20022/write-pain001';
import { writeNacha } from '../gateways/payouts/nacha/write-nacha';
import { buildNachaBatch, buildPain001Batch } from '../test/gateways/payouts/bank-files/batches';
import {
  askForXml,
  findForeignTools,
  type ForeignTools,
  type XmlEvents,
} from '../test/gateways/payouts/bank-files/foreign-tools';
import { mutateXml } from '../test/gateways/payouts/bank-files/mutated-xml';
import { isSameXml, readOwnXml } from '../test/gateways/payouts/bank-files/own-xml';
import {
  isRefused,
  judge,
  listRightFiles,
  plantMistakes,
  UNNOTICED,
} from '../test/gateways/payouts/bank-files/planted';
import { row, say } from './figures';

const DOCUMENTS = 20_000;
const LARGE = 10_000;
const STATEMENT_ENTRIES = 200_000;
const MEBIBYTE = 1_048_576;

export async function benchBankFiles(): Promise<void> {
  const count = Number(process.env.BANK_FILES_COUNT ?? 200);
  const seed = Number(process.env.BANK_FILES_SEED ?? 28);
  const tools = findForeignTools();
  if (tools === undefined)
    throw new Error('The foreign tools need python3 (3.10 or later) with the module venv, and PyPI.');
  acceptRight(tools, count, seed);
  refusePlanted(tools, count, seed);
  compareXml(tools, seed);
  measureWriting();
  await measureReading();
}

function acceptRight(tools: ForeignTools, count: number, seed: number): void {
  const refused = judge(tools, listRightFiles(count, seed)).filter(({ verdict }) => isRefused(verdict));
  for (const { verdict } of refused) say(JSON.stringify(verdict));
  if (refused.length > 0) throw new Error(`${refused.length} of ${count} right files were refused`);
  say(`${count} right files: each accepted by both of its tools`);
}

function refusePlanted(tools: ForeignTools, count: number, seed: number): void {
  const judged = judge(tools, plantMistakes(count, seed));
  const missed = judged.filter(({ verdict }) => !isRefused(verdict));
  say(`${count} planted mistakes: ${count - missed.length} refused`);
  for (const tool of ['achkit', 'mock-bank', 'schema']) {
    const own = judged.filter(({ verdict }) => tool in verdict);
    const unseen = own.filter(({ verdict }) => verdict[tool]?.length === 0).map(({ file }) => file.mistake);
    say(`${tool}: refused ${own.length - unseen.length} of ${own.length}; missed ${list(unseen)}`);
  }
  say(`No tool notices these NACHA mistakes, so they are not among them: ${list(UNNOTICED)}`);
  if (missed.length > 0) throw new Error(`nobody refused ${list(missed.map(({ file }) => file.mistake))}`);
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'none' : [...new Set(names)].sort().join('; ');
}

function compareXml(tools: ForeignTools, seed: number): void {
  const base = writePain001(buildPain001Batch(seed, 1)).content.replace(
    '<Cdtr>',
    '<!-- c --><?p q?><Cdtr a="1">',
  );
  const documents = Array.from({ length: DOCUMENTS }, (_, index) =>
    mutateXml(base, seed * DOCUMENTS + index),
  );
  const foreign = tools.ask(documents.map(askForXml)) as XmlEvents[];
  let read = 0;
  for (const [index, document] of documents.entries()) {
    const own = readOwnXml(document, 1 + (index % 50));
    if ('events' in own) read += 1;
    const isSame = isSameXml(own, foreign[index]);
    if (!isSame) throw new Error(`expat differs on ${JSON.stringify(document)}`);
  }
  say(`${DOCUMENTS} documents broken at random: expat and our reader agree (${read} well-formed)`);
}

function measureWriting(): void {
  // The sum of one batch has twelve digits at most.
  const large = buildNachaBatch(1, LARGE);
  const transfers = large.transfers.map((each) => ({
    ...each,
    net: { ...each.net, minor: 1n + (each.net.minor % 10_000_000n) },
  }));
  const nacha = { ...large, transfers };
  const pain001 = buildPain001Batch(1, LARGE);
  for (const [name, write] of [
    ['NACHA', () => writeNacha(nacha).content],
    ['pain.001', () => writePain001(pain001).content],
  ] as const) {
    write();
    const startedAt = performance.now();
    const bytes = Buffer.byteLength(write());
    row(
      `write ${LARGE} transfers, ${name}`,
      `${(performance.now() - startedAt).toFixed(0)} ms`,
      `${(bytes / MEBIBYTE).toFixed(1)} MiB`,
    );
  }
}

async function measureReading(): Promise<void> {
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
  row(
    `read ${entries} entries, camt.053`,
    `${seconds.toFixed(1)} s`,
    `${(bytes / MEBIBYTE).toFixed(0)} MiB`,
    `heap +${((mostHeap - heapBefore) / MEBIBYTE).toFixed(1)} MiB`,
  );
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
