/** What other rooms build on: a leaf has a hash, leaves make a tree, a tree has a signed checkpoint. */
import { parseCheckpoint, printCheckpoint } from '../../../domain/receipt-log/checkpoint';
import {
  parsePrivateKey,
  parseVerifierKey,
  printPrivateKey,
  printVerifierKey,
  signerOf,
} from '../../../domain/receipt-log/keys';
import { hashLeaf, printLeaf, transactionHash } from '../../../domain/receipt-log/leaf';
import { cosign, printNote, signNote, verifyNote } from '../../../domain/receipt-log/note';
import { parseTilePath, printTilePath } from '../../../domain/receipt-log/tile-path';
import { appendLeaves, proveInclusion } from '../../../domain/receipt-log/tree';
import { verifyInclusion } from '../../../domain/receipt-log/verify';

const seed = Buffer.alloc(32, 7);
const log = signerOf('give.example/receipt-log', 'ed25519', seed);
const witness = signerOf('witness.example', 'cosignature', Buffer.alloc(32, 8));

it('prints a gift as canonical text', () => {
  const text = printLeaf({
    kind: 'gift',
    donationId: 'don_1',
    charityId: 'chr_1',
    charityName: 'Café "€"',
    charityRegistration: 'US-EIN-123456789',
    amountMinor: 2_500n,
    netAmountMinor: 2_400n,
    currency: 'USD',
    acceptedAt: new Date('2026-12-06T10:00:00Z'),
    salt: '0123456789abcdef0123456789abcdef',
  });
  expect(text).toBe(
    '{"accepted_at":"2026-12-06T10:00:00.000Z","amount":"25.00","charity_id":"chr_1",' +
      '"charity_name":"Café \\"€\\"","charity_registration":"US-EIN-123456789","currency":"USD",' +
      '"donation_id":"don_1","kind":"gift","net_amount":"24.00","salt":"0123456789abcdef0123456789abcdef","version":1}',
  );
  expect(transactionHash(text)).toMatch(/^0x[0-9a-f]{64}$/);
});

it('proves each leaf of a tree', () => {
  const leaves = Array.from({ length: 300 }, (_, at) => hashLeaf(String(at)));
  const { size, root, tiles } = appendLeaves(0, leaves, () => undefined);
  const read = ({ level, index }: { level: number; index: number }) =>
    tiles.find((tile) => tile.level === level && tile.index === index)?.hashes;
  for (const [index, leafHash] of leaves.entries()) {
    const proof = proveInclusion(index, size, read);
    expect(verifyInclusion({ leafHash, index, size, root, proof })).toBe(true);
  }
});

it('signs and cosigns a checkpoint', () => {
  const body = printCheckpoint({ origin: log.key.name, size: 3, root: hashLeaf('root') });
  const note = signNote(body, [log]) + `${cosign(body, 1_800_000_000, witness)}\n`;
  expect(verifyNote(note, [log.key, witness.key])).toEqual({
    body,
    signatures: [{ key: log.key }, { key: witness.key, time: 1_800_000_000 }],
  });
  expect(parseCheckpoint(body).size).toBe(3);
  expect(printNote(body, [])).toBe(`${body}\n`);
});

it('a key that is printed is read back as the same key', () => {
  expect(parseVerifierKey(printVerifierKey(witness.key))).toEqual(witness.key);
  expect(parsePrivateKey(printPrivateKey(log.key, seed)).key).toEqual(log.key);
});

it('reads the paths that it prints', () => {
  const path = 'tile/0/x001/x234/067.p/5';
  expect(parseTilePath(path)).toEqual({ level: 0, index: 1_234_067, width: 5 });
  expect(printTilePath({ level: 0, index: 1_234_067, width: 5 })).toBe(path);
});
