import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DocumentUnavailableError } from '../../../activities/document-fetch';
import { inspectDocument } from '../../../activities/document-inspection';
import { closeDatabase, type Database, openDatabase } from '../../../db/database';
import { insertUpload } from '../../../db/queries/documents/documents';
import { createDiskDocumentStore } from '../../../gateways/document-store';
import { createOutbound, type Outbound } from '../../../gateways/outbound';
import { newId } from '../../../new-id';
import { buildActor } from '../../factories';
import { type DocumentServer, PDF, startDocumentServer } from '../../support/document-server';
import { createTestDatabase, dropTestDatabase } from '../../support/services';

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

function inspect(document: { url?: string; uploadId?: string; issuedOn?: string }) {
  const { url: from = null, uploadId = null, issuedOn = null } = document;
  return inspectDocument(db, { outbound, documents: store }, { url: from, uploadId, issuedOn }, at);
}

async function rulesOf(document: Parameters<typeof inspect>[0]): Promise<string[]> {
  return (await inspect(document)).problems.map(({ rule }) => rule);
}

const latin = (text: string) => Buffer.from(text, 'latin1');

/** An archive whose directory lists the given parts; nothing is in it. */
function archive(parts: { name: string; unpackedBytes: number; flags?: number }[]): Buffer {
  const locals = parts.map(({ name, flags = 0 }) => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(flags, 6);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, latin(name)]);
  });
  let offset = 0;
  const directoryEntries = parts.map(({ name, unpackedBytes, flags = 0 }, index) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
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

const wordFile = archive([{ name: 'word/document.xml', unpackedBytes: 2_000 }]);
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), latin('JFIF'), Buffer.from([0xff, 0xd9])]);

it('a whole PDF and a whole Word file pass, fetched or uploaded', async () => {
  expect(await rulesOf({ url: server.serve('letter.pdf', PDF) })).toEqual([]);
  expect(await inspect({ url: server.serve('letter.docx', wordFile) })).toMatchObject({
    problems: [],
    format: 'docx',
    bytes: wordFile.length,
  });
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

it('a document of more than a year ago, or of tomorrow, is refused beside its other faults', async () => {
  const document = server.serve('old.pdf', PDF);
  expect(await rulesOf({ url: document, issuedOn: '2025-05-30' })).toEqual(['dated_within_12_months']);
  expect(await rulesOf({ url: document, issuedOn: '2026-06-02' })).toEqual(['dated_within_12_months']);
  expect(await rulesOf({ url: document, issuedOn: '2025-06-02' })).toEqual([]);
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

it('a server that sends a byte a second is left at the deadline, to be asked again', async () => {
  const slow = server.serve('slow.pdf', (response: ServerResponse) => {
    response.write('%PDF-');
    const drip = setInterval(() => response.write(' '), 1_000);
    response.on('close', () => clearInterval(drip));
  });
  await expect(inspect({ url: slow })).rejects.toThrow(DocumentUnavailableError);
});

it('endless streams are cut at 10 MB, a few at a time, and memory stays flat', async () => {
  const before = heldBytes();
  let halfway = 0;
  const endless = await startEndless((cuts) => {
    if (cuts === 20) halfway = heldBytes() - before;
  });
  try {
    const findings = await Promise.all(Array.from({ length: 40 }, () => rulesOf({ url: endless.url })));
    expect(findings).toEqual(Array.from({ length: 40 }, () => ['size']));
    // Four at a time; what was cut a moment ago is still closing.
    expect(endless.mostAtOnce()).toBeLessThanOrEqual(8);
    // Forty at once, or forty that stay, would hold 400 MB. Four hold 40, and as much again while they are joined.
    expect(halfway).toBeLessThan(120 * MEGABYTE);
    expect(heldBytes() - before).toBeLessThan(120 * MEGABYTE);
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
