import { type DocumentType } from '../../../domain/verification/vocabulary';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateRawSync } from 'node:zlib';
import { DocumentUnavailableError } from '../../../gateways/documents/fetch-document';
import { NoSlotError } from '../../../gateways/documents/fair-slots';
import { inspectDocument } from '../../../activities/documents';
import { closeDatabase, type Database, openDatabase } from '../../../db/database';
import { insertUpload } from '../../../db/queries/documents/documents';
import { createDiskDocumentStore } from '../../../gateways/documents/document-store';
import { createOutbound, type Outbound } from '../../../gateways/outbound';
import {
  createClamav,
  ScannerUnavailableError,
  type VirusScanner,
} from '../../../gateways/documents/virus-scanner';
import { newId } from '../../../new-id';
import { buildActor } from '../../factories';
import { type DocumentServer, PDF, startDocumentServer } from '../../doubles/document-server';
import { EICAR, startClamd } from '../../doubles/clamd';
import { createTestDatabase, dropTestDatabase } from '../../support/services';
import { waitFor } from '../../support/wait';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const MEGABYTE = 1024 * 1024;
const directory = mkdtempSync(join(tmpdir(), 'giving-hostile-'));
const store = createDiskDocumentStore(directory);
const at = new Date('2026-06-01T00:00:00Z');

let url: string;
let db: Database;
let server: DocumentServer;
let outbound: Outbound;
beforeAll(async () => {
  url = await createTestDatabase();
  db = openDatabase({ url, poolMax: 4 });
  server = await startDocumentServer();
  outbound = createOutbound({ allowedCidrs: ['127.0.0.1/32'] });
});
afterAll(async () => {
  await outbound.close();
  await server.close();
  await closeDatabase(db);
  await dropTestDatabase(url);
  rmSync(directory, { recursive: true });
});

interface Submission {
  url?: string;
  uploadId?: string;
  issuedOn?: string;
  type?: DocumentType;
  accountId?: string;
}

function inspect(document: Submission, scanner?: VirusScanner, client = outbound) {
  const { url: from = null, uploadId = null, issuedOn = null, accountId = 'account_one' } = document;
  const { type = 'license' } = document;
  const gateways = { outbound: client, documents: store, scanner };
  return inspectDocument(
    db,
    gateways,
    { type, url: from, uploadId, issuedOn, expiresOn: null, accountId },
    at,
  );
}

async function rulesOf(document: Submission): Promise<string[]> {
  return (await inspect(document)).problems.map(({ rule }) => rule);
}

const latin = (text: string) => Buffer.from(text, 'latin1');

/** An archive whose directory lists the given parts, with `text` or zeros in them: as many as it says, or `realBytes`. */
function archive(
  parts: { name: string; unpackedBytes: number; realBytes?: number; flags?: number; text?: string }[],
): Buffer {
  const packed = parts.map(({ unpackedBytes, realBytes, text }) =>
    deflateRawSync(text ?? Buffer.alloc(realBytes ?? Math.min(unpackedBytes, MEGABYTE))),
  );
  const locals = parts.map(({ name, flags = 0 }, index) => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(flags, 6);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(packed[index]?.length ?? 0, 18);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, latin(name), packed[index] ?? Buffer.alloc(0)]);
  });
  let offset = 0;
  const directoryEntries = parts.map(({ name, unpackedBytes, flags = 0 }, index) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed[index]?.length ?? 0, 20);
    entry.writeUInt32LE(unpackedBytes, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    offset += locals[index]?.length ?? 0;
    return Buffer.concat([entry, latin(name)]);
  });
  const listing = Buffer.concat(directoryEntries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listing, end]);
}

/** A Word file that refers to something, and the part that it refers to. */
function relatedFile(type: string, target: string, more = ''): Buffer {
  const text = `<Relationships><Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}" ${more}/></Relationships>`;
  return archive([
    { name: 'word/document.xml', unpackedBytes: 9 },
    { name: 'word/_rels/settings.xml.rels', unpackedBytes: text.length, text },
    ...(more === '' ? [{ name: `word/${target}`, unpackedBytes: 9 }] : []),
  ]);
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordFile = archive([{ name: 'word/document.xml', unpackedBytes: 2_000 }]);
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), latin('JFIF'), Buffer.from([0xff, 0xd9])]);

it('a whole PDF and a whole Word file pass, fetched or uploaded', async () => {
  expect(await rulesOf({ url: server.serve('letter.pdf', PDF) })).toEqual([]);
  expect(await inspect({ url: server.serve('letter.docx', wordFile) })).toMatchObject({
    problems: [],
    format: 'docx',
    bytes: wordFile.length,
  });
  const linked = relatedFile('hyperlink', 'https://example.org/', 'TargetMode="External"');
  const pictured = relatedFile('image', 'media/image1.png');
  for (const file of [linked, pictured])
    expect(await rulesOf({ url: server.serve('a.docx', file) })).toEqual([]);
  const { accountId, userId } = await buildActor(db);
  const kept = await store.keep(Readable.from([PDF]), 1_000);
  const upload = { id: newId('document'), accountId, userId, format: 'pdf' as const, createdAt: at };
  await insertUpload(db, { ...upload, storageKey: kept.key, bytes: kept.bytes, sha256: kept.sha256 });
  expect(await inspect({ uploadId: upload.id })).toMatchObject({ problems: [], sha256: kept.sha256 });
});

it.each([
  ['a program that is called a PDF', 'letter.pdf', latin('MZ\x90\x00 program'), 'format'],
  ['a page that is called a picture', 'id.png', latin('<html><script>'), 'format'],
  [
    'a workbook that is called a letter',
    'a.docx',
    archive([{ name: 'xl/workbook.xml', unpackedBytes: 9 }]),
    'format',
  ],
  ['a PDF behind a photograph', 'id.jpg', Buffer.concat([jpeg, PDF, jpeg]), 'one_format'],
  ['a Word file behind a PDF', 'both.pdf', Buffer.concat([PDF, wordFile]), 'one_format'],
  ['a PDF that was cut', 'cut.pdf', PDF.subarray(0, 40), 'complete'],
  ['an end stuck to the first line of a PDF', 'stuck.pdf', latin('%PDF-1.7\nnothing\n%%EOF'), 'opens'],
  [
    'a PDF with a password',
    'locked.pdf',
    latin('%PDF-1.7\ntrailer << /Root 1 0 R /Encrypt 2 0 R >>\n%%EOF'),
    'not_encrypted',
  ],
  [
    'an archive that unpacks to gigabytes',
    'bomb.docx',
    archive([
      { name: 'word/document.xml', unpackedBytes: 9 },
      ...Array.from({ length: 20 }, (_, part) => ({
        name: `word/media/${String(part)}.bin`,
        unpackedBytes: 0xffff_fff0,
      })),
    ]),
    'safe_archive',
  ],
  [
    'an archive that says 100 bytes and unpacks to 100 MB',
    'liar.docx',
    archive([
      { name: 'word/document.xml', unpackedBytes: 9 },
      { name: 'word/media/image1.png', unpackedBytes: 100, realBytes: 100 * MEGABYTE },
    ]),
    'safe_archive',
  ],
  [
    'a Word file with macros',
    'macros.docx',
    archive([
      { name: 'word/document.xml', unpackedBytes: 9 },
      { name: 'word/vbaProject.bin', unpackedBytes: 9 },
    ]),
    'no_active_content',
  ],
  [
    'a Word file with an embedded file',
    'embedded.docx',
    archive([
      { name: 'word/document.xml', unpackedBytes: 9 },
      { name: 'word/embeddings/oleObject1.bin', unpackedBytes: 9 },
    ]),
    'no_active_content',
  ],
  [
    'a Word file with an embedded file of another name',
    'renamed.docx',
    relatedFile('oleObject', 'media/a.png'),
    'no_active_content',
  ],
  [
    'a Word file with a template from elsewhere',
    'template.docx',
    relatedFile('attachedTemplate', 'https://example.org/a.dotm', 'TargetMode="External"'),
    'no_active_content',
  ],
  [
    'a Word file with a list of relationships that unpacks to 5 MB',
    'long.docx',
    archive([
      { name: 'word/document.xml', unpackedBytes: 9 },
      { name: 'word/_rels/document.xml.rels', unpackedBytes: 5 * MEGABYTE, realBytes: 5 * MEGABYTE },
    ]),
    'safe_archive',
  ],
  [
    'an old Word file with macros',
    'macros.doc',
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.from('WordDocument _VBA_PROJECT', 'utf16le'),
      Buffer.alloc(1_024),
    ]),
    'no_active_content',
  ],
  [
    'an archive with a locked part',
    'locked.docx',
    archive([
      { name: 'word/document.xml', unpackedBytes: 9 },
      { name: 'word/a.xml', unpackedBytes: 9, flags: 1 },
    ]),
    'not_encrypted',
  ],
  [
    'a Word file whose directory is damaged',
    'broken.docx',
    Buffer.concat([wordFile.subarray(0, 47), Buffer.from([1, 2, 3]), wordFile.subarray(47)]),
    'opens',
  ],
  ['nothing', 'empty.pdf', Buffer.alloc(0), 'not_empty'],
])('%s is refused by name', async (_, name, content, rule) => {
  expect(await rulesOf({ url: server.serve(name, content) })).toEqual([rule]);
});

describe('a virus scanner', () => {
  it('names what it finds, and clears the rest', async () => {
    for (const address of [{ port: 0, host: '127.0.0.1' }, { path: join(directory, 'clamd.ctl') }]) {
      const daemon = await startClamd(address);
      const scanner = createClamav(daemon.url);
      const infected = Buffer.concat([PDF.subarray(0, 9), latin(`% ${EICAR}\n`), PDF.subarray(9)]);
      expect((await inspect({ url: server.serve('infected.pdf', infected) }, scanner)).problems).toEqual([
        { rule: 'no_malware', message: 'The virus scanner found Eicar-Signature.' },
      ]);
      expect((await inspect({ url: server.serve('letter.pdf', PDF) }, scanner)).problems).toEqual([]);
      expect(daemon.scanned.map((content) => content.equals(infected) || content.equals(PDF))).toEqual([
        true,
        true,
      ]);
      await daemon.close();
    }
  });

  it('that gives no verdict neither clears nor refuses', async () => {
    const daemon = await startClamd(
      { port: 0, host: '127.0.0.1' },
      () => 'INSTREAM size limit exceeded. ERROR',
    );
    const document = { url: server.serve('letter.pdf', PDF) };
    await expect(inspect(document, createClamav(daemon.url))).rejects.toThrow(ScannerUnavailableError);
    await daemon.close();
    await expect(inspect(document, createClamav(daemon.url))).rejects.toThrow(ScannerUnavailableError);
  });
});

it('a document of more than a year ago, or of tomorrow, is refused beside its other faults', async () => {
  const document = server.serve('old.pdf', PDF);
  expect(await rulesOf({ type: 'reference', url: document, issuedOn: '2025-05-30' })).toEqual(['recent']);
  expect(await rulesOf({ type: 'reference', url: document, issuedOn: '2026-06-02' })).toEqual(['dated']);
  expect(await rulesOf({ type: 'reference', url: document, issuedOn: '2025-06-02' })).toEqual([]);
});

it('a redirect to a private address, in any notation, is not followed', async () => {
  const targets = [
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://[::ffff:10.0.0.1]/',
    'http://0x0a000001/',
    'file:///etc/passwd',
  ];
  for (const [index, target] of targets.entries()) {
    const from = server.serve(`redirect-${String(index)}`, (response: ServerResponse) => {
      response.writeHead(302, { Location: target }).end();
    });
    expect(await rulesOf({ url: from })).toEqual(['reachable']);
  }
});

/** Begins a document and never ends it. */
function drip(response: ServerResponse): void {
  response.write('%PDF-');
  const dripping = setInterval(() => response.write(' '), 200);
  response.on('close', () => clearInterval(dripping));
}

it('a server that sends a byte a second is left at the deadline, and not asked again', async () => {
  expect(await rulesOf({ url: server.serve('slow.pdf', drip) })).toEqual(['reachable']);
});

it('a server that is away is asked again', async () => {
  const away = server.serve('away.pdf', (response: ServerResponse) => void response.destroy());
  await expect(inspect({ url: away })).rejects.toThrow(DocumentUnavailableError);
});

it('organizations whose documents drip hold one slot each, and delay nobody else', async () => {
  const dripping = Array.from({ length: 8 }, (_, number) => {
    const name = `dripping-${String(number)}.pdf`;
    const accountId = `account_${name}`;
    const url = server.serve(name, drip);
    const first = rulesOf({ url, accountId });
    const second = rulesOf({ url: server.serve(`later-${name}`, drip), accountId });
    return { name, first, second, isOver: false };
  });
  for (const each of dripping) void each.first.then(() => (each.isOver = true));
  await waitFor('the slots to be held', () =>
    Promise.resolve(dripping.every(({ name }) => server.requests(name) === 1)),
  );
  expect(await rulesOf({ url: server.serve('quick.pdf', PDF), accountId: 'account_quick' })).toEqual([]);
  expect(dripping.map(({ isOver }) => isOver)).toEqual(dripping.map(() => false));
  expect(dripping.map(({ name }) => server.requests(`later-${name}`))).toEqual(dripping.map(() => 0));
  await Promise.all(dripping.flatMap(({ first, second }) => [first, second]));
}, 90_000);

it('an account with too many documents at once is turned away, to come again', async () => {
  const slow = server.serve('waiting.pdf', drip);
  const results = await Promise.allSettled(
    Array.from({ length: 7 }, (_, number) =>
      inspect({ url: number === 0 ? slow : server.serve('w.pdf', PDF), accountId: 'account_many' }),
    ),
  );
  const turnedAway = results.filter((result) => result.status === 'rejected');
  expect(turnedAway.map(({ reason }: { reason: unknown }) => reason)).toEqual([
    expect.any(NoSlotError),
    expect.any(NoSlotError),
  ]);
});

/** Reads a document for longer than the real deadline, which a busy machine misses with sixteen streams of 10 MB. */
function inspectPatiently(document: Submission) {
  const get: Outbound['get'] = (url, options) => outbound.get(url, { ...options, timeoutMs: 100_000 });
  return inspect(document, undefined, { ...outbound, get });
}

it('endless streams are cut at 10 MB, sixteen at a time, and memory stays flat', async () => {
  const before = heldBytes();
  let halfway = 0;
  const endless = await startEndless((cuts) => {
    if (cuts === 20) halfway = heldBytes() - before;
  });
  try {
    const findings = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        inspectPatiently({ url: endless.url, accountId: `account_${number}` }),
      ),
    );
    const rules = findings.map(({ problems }) => problems.map(({ rule }) => rule));
    expect(rules).toEqual(Array.from({ length: 40 }, () => ['size']));
    // Sixteen at a time; what was cut a moment ago is still closing.
    expect(endless.mostAtOnce()).toBeLessThanOrEqual(24);
    // Forty at once, or forty that stay, would hold 400 MB. Sixteen hold 160, and some are joined meanwhile.
    expect(halfway).toBeLessThan(280 * MEGABYTE);
    expect(heldBytes() - before).toBeLessThan(280 * MEGABYTE);
  } finally {
    await endless.close();
  }
});

/** The bytes of all buffers in use. It collects first, or the figure would tell when the collector ran last. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** A server that never stops sending a PDF; it reports how many of its answers were cut. */
async function startEndless(onCut: (cuts: number) => void) {
  const chunk = Buffer.alloc(65_536, 'A');
  let [open, mostOpen, cuts] = [0, 0, 0];
  const endless = createServer((_, response) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => {
      open -= 1;
      onCut(++cuts);
    });
    const sendMore = () => !response.destroyed && response.write(chunk);
    // The reader shares this event loop: without a turn in between, one stream can starve another for seconds.
    response.on('drain', () => setImmediate(sendMore));
    response.write('%PDF-1.7\n');
    sendMore();
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((endless.address() as AddressInfo).port)}/endless.pdf`,
    mostAtOnce: () => mostOpen,
    async close() {
      endless.closeAllConnections();
      await new Promise((resolve) => endless.close(resolve));
    },
  };
}
