/** A witness copies a large log behind a request limit, and keeps its memory while the log rotates its key. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NoteSigner } from '../../../domain/receipt-log/keys';
import { TILE_WIDTH } from '../../../domain/receipt-log/tree';
import { startWitness } from '../../../admin/receipts/witness';
import { witnessDirectory } from '../../../admin/receipts/witness-directory';
import { createLog } from '../../../log';
import { type ServedLog, serveLog } from '../../api/receipt-log/served-log';
import { logKey, nextKey, ORIGIN, SmallLog } from '../../api/receipt-log/small-log';

const LEAVES = 2_600;
const FULL_TILES = Math.floor(LEAVES / TILE_WIDTH);
/** The leaves of the tile at which the tests break a copy off. */
const BROKEN = 'tile/0/005';

let home: string;
let log: SmallLog;
let served: ServedLog;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'giving-witness-copy-'));
  log = new SmallLog(LEAVES);
  served = await serveLog(log);
});
afterEach(async () => {
  await served.close();
  rmSync(home, { recursive: true });
});

/** Looks once, as a witness that starts now. */
async function look(keys: NoteSigner[] = [logKey], directory = home) {
  served.asked.length = 0;
  const witness = await startWitness(
    {
      url: served.url,
      log: { origin: ORIGIN, keys: keys.map(({ key }) => key) },
      name: 'witness.example',
      directory,
      host: '127.0.0.1',
      port: 0,
      mail: () => Promise.resolve(),
    },
    createLog('witness', 'silent'),
  );
  try {
    return await witness.look();
  } finally {
    await witness.close();
  }
}

const askedTiles = () => served.asked.map(({ path }) => path).filter((path) => path.startsWith('tile/0/'));
const listLevel = (level: number) =>
  readdirSync(join(home, 'tile', String(level)), { recursive: true }).sort();
const readOwnCheckpoint = () => readFileSync(join(home, 'checkpoint'), 'utf8');

/** Answers this status at the tile, the first `times` times. */
function refuse(status: number, times: number, headers = {}): void {
  let left = times;
  served.interrupt = (path, response) => {
    if (path !== BROKEN || left === 0) return false;
    left -= 1;
    response.writeHead(status, headers).end();
    return true;
  };
}

test('a 429 in the middle: the witness waits as asked, and asks for no tile again', async () => {
  refuse(429, 2, { 'retry-after': '1' });
  expect(await look()).toBeUndefined();
  expect(readOwnCheckpoint()).toBe(served.checkpoint());
  const times = served.asked.filter(({ path }) => path === BROKEN).map(({ at }) => at);
  expect(times).toHaveLength(3);
  expect(Math.min(...times.slice(1).map((at, index) => at - (times[index] ?? at)))).toBeGreaterThan(950);
  expect(askedTiles()).toHaveLength(FULL_TILES + 1 + 2);
});

test('a copy that broke off goes on at the tile that failed, and leaves no outgrown tile behind', async () => {
  refuse(500, Number.POSITIVE_INFINITY);
  expect(await look()).toBeUndefined();
  expect(listLevel(0)).toEqual(['000', '001', '002', '003', '004']);
  refuse(500, 0);
  expect(await look()).toBeUndefined();
  expect(askedTiles()[0]).toBe(BROKEN);
  expect(readOwnCheckpoint()).toBe(served.checkpoint());
  expect(listLevel(1)).toEqual(['000.p', `000.p/${FULL_TILES}`]);
});

test('a copy that broke off goes on while the log grows', async () => {
  served.checkpoint = () => log.checkpoint(1_000);
  expect(await look()).toBeUndefined();
  refuse(500, Number.POSITIVE_INFINITY);
  served.checkpoint = () => log.checkpoint(2_000);
  await look();
  expect(readOwnCheckpoint()).toBe(log.checkpoint(1_000));
  expect(listLevel(0)).toEqual(expect.arrayContaining(['003.p/232', '004']));
  refuse(500, 0);
  served.checkpoint = () => log.checkpoint();
  expect(await look()).toBeUndefined();
  expect(readOwnCheckpoint()).toBe(log.checkpoint());
  expect(await look()).toBeUndefined();
});

test('a wrong tile before the copy broke off is no fork: the witness copies again', async () => {
  served.interrupt = (path, response) => {
    if (path === BROKEN) response.writeHead(500).end();
    else if (path === 'tile/0/001') response.end(Buffer.alloc(TILE_WIDTH * 32, 1));
    else return false;
    return true;
  };
  await look();
  served.interrupt = () => false;
  expect(await look()).toBeUndefined();
  expect(readOwnCheckpoint()).toBe(served.checkpoint());
});

describe('while the log rotates its key', () => {
  test('a witness that was told the new key keeps its own key and its history', async () => {
    const directory = witnessDirectory(home, ORIGIN);
    served.checkpoint = () => log.checkpoint(LEAVES, [logKey]);
    expect(await look([logKey], directory)).toBeUndefined();
    const own = readFileSync(join(directory, 'witness.key'), 'utf8');
    served.checkpoint = () => log.checkpoint(LEAVES, [logKey, nextKey]);
    expect(await look([logKey, nextKey], directory)).toBeUndefined();
    served.checkpoint = () => log.checkpoint(LEAVES - 1, [nextKey]);
    expect(await look([nextKey], directory)).toBe('rollback');
    expect(readFileSync(join(directory, 'witness.key'), 'utf8')).toBe(own);
  });

  test('an origin never names another directory', () => {
    const places = ['..', '.', 'a/../..'].map((origin) => witnessDirectory(home, origin));
    expect(places.filter((place) => !place.startsWith(join(home, 'witness', '/')))).toEqual([]);
  });
});
