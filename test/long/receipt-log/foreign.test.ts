/** Verifiers that are not ours accept every proof of the log and no tampered one, and ours agree with them. */
import { ReceiptVerificationError, receipts } from '../../../client/index';
import { parseCheckpoint } from '../../../domain/receipt-log/checkpoint';
import { parseVerifierKey } from '../../../domain/receipt-log/keys';
import { hashLeaf } from '../../../domain/receipt-log/leaf';
import { verifyNote } from '../../../domain/receipt-log/note';
import { NoteError } from '../../../domain/receipt-log/note-error';
import { printTilePath } from '../../../domain/receipt-log/tile-path';
import { computeRoot, proveConsistency } from '../../../domain/receipt-log/tree';
import { verifyConsistency, verifyInclusion } from '../../../domain/receipt-log/verify';
import { randomNumbers } from '../../search/random-queries';
import { askForeign, type Verdict } from './foreign-verifier';
import { leafOf, ORIGIN, SmallLog, TRUST } from '../../api/receipt-log/small-log';
import { type Case, type Pick, TAMPERS } from '../../api/receipt-log/tampering';

const SEED = 26;
const TAMPERED = 1_000;
// Two full tiles, a partial one, and a partial one above them.
const log = new SmallLog(700);
const SIZES = [1, 2, 3, 255, 256, 257, 511, 512, 513, 700];
const GIFTS = Array.from({ length: log.size }, (_, index) => index).filter(
  (index) => leafOf(index).kind === 'gift',
);

const hex = (hashes: Buffer[]) => hashes.map((hash) => hash.toString('hex'));
const bytes = (hashes: string[]) => hashes.map((hash) => Buffer.from(hash, 'hex'));

const random = randomNumbers(SEED);
const pick: Pick = (limit) => Math.floor(random() * limit);

async function isAcceptedByClient({ proof, trust }: Case): Promise<boolean> {
  try {
    await receipts.verify(proof, trust);
    return true;
  } catch (error) {
    if (error instanceof ReceiptVerificationError) return false;
    throw error;
  }
}

/** As the log's own programs verify. */
function isAcceptedByDomain({ proof, trust }: Case): boolean {
  try {
    const witnesses = (trust.witnesses ?? []).map(parseVerifierKey);
    const { body } = verifyNote(proof.checkpoint, trust.keys.map(parseVerifierKey));
    const { signatures } = verifyNote(proof.checkpoint, witnesses);
    const { origin, size, root } = parseCheckpoint(body);
    const leafHash = hashLeaf(proof.leaf);
    const claim = { leafHash, index: proof.leaf_index, size, root, proof: bytes(proof.inclusion_proof) };
    return (
      signatures.length === witnesses.length &&
      origin === trust.origin &&
      size === proof.tree_size &&
      leafHash.toString('hex') === proof.leaf_hash &&
      verifyInclusion(claim)
    );
  } catch (error) {
    if (error instanceof NoteError) return false;
    throw error;
  }
}

function receiptRequest({ proof, trust }: Case) {
  return { receipt: { ...proof, ...trust } };
}

/** Asks all verifiers. Where Go is missing, ours answer alone. */
async function judge(cases: Case[]): Promise<{ client: boolean; domain: boolean; foreign?: Verdict }[]> {
  const foreign = askForeign(cases.map(receiptRequest));
  const client = await Promise.all(cases.map(isAcceptedByClient));
  return cases.map((each, at) => ({
    client: client[at] ?? false,
    domain: isAcceptedByDomain(each),
    ...(foreign && { foreign: foreign[at] ?? { ok: false } }),
  }));
}

it('accepts the proof of every gift, at many sizes', async () => {
  const atOtherSizes = SIZES.flatMap((size) =>
    [0, Math.floor(size / 2), size - 1]
      .filter((index) => GIFTS.includes(index))
      .map((index) => ({ index, size })),
  );
  const places = [...GIFTS.map((index) => ({ index, size: log.size })), ...atOtherSizes];
  const verdicts = await judge(
    places.map(({ index, size }) => ({ proof: log.proof(index, size), trust: TRUST })),
  );
  const refused = verdicts.flatMap((verdict, at) =>
    verdict.client && verdict.domain && verdict.foreign?.ok !== false ? [] : [{ ...places[at], ...verdict }],
  );
  expect(refused).toEqual([]);
  expect(verdicts.length).toBeGreaterThan(500);
});

it(`refuses each of ${TAMPERED} tampered proofs`, async () => {
  const kinds = Object.entries(TAMPERS);
  const cases = Array.from({ length: TAMPERED }, (_, at) => {
    const [field, tamper] = kinds[at % kinds.length] ?? ['', (genuine: Case) => genuine];
    const proof = log.proof(GIFTS[pick(GIFTS.length)] ?? 0);
    return { field, ...tamper({ proof, trust: TRUST }, pick, log) };
  });
  const verdicts = await judge(cases);
  const accepted = verdicts.flatMap(({ client, domain, foreign }, at) =>
    client || domain || foreign?.ok ? [{ field: cases[at]?.field, client, domain, foreign }] : [],
  );
  expect(accepted).toEqual([]);
});

interface ConsistencyCase {
  from: number;
  to: number;
  from_root: string;
  to_root: string;
  consistency_proof: string[];
}

function consistencyOf(from: number, to: number): ConsistencyCase {
  const root = (size: number) => computeRoot(size, log.read).toString('hex');
  const consistency_proof = hex(proveConsistency(from, to, log.read));
  return { from, to, from_root: root(from), to_root: root(to), consistency_proof };
}

function isConsistent(each: ConsistencyCase): boolean {
  const [fromRoot, toRoot] = [Buffer.from(each.from_root, 'hex'), Buffer.from(each.to_root, 'hex')];
  return verifyConsistency({ ...each, fromRoot, toRoot, proof: bytes(each.consistency_proof) });
}

it('accepts that each size extends each earlier one, and no tampered claim of it', () => {
  const genuine = SIZES.flatMap((to) =>
    SIZES.filter((from) => from <= to).map((from) => consistencyOf(from, to)),
  );
  const other = 'ab'.repeat(32);
  const tampered = genuine.flatMap((each) => [
    { ...each, from_root: other },
    { ...each, to_root: other },
    { ...each, consistency_proof: [...each.consistency_proof, other] },
    ...each.consistency_proof.map((_, at) => ({
      ...each,
      consistency_proof: each.consistency_proof.with(at, other),
    })),
    ...each.consistency_proof.map((_, at) => ({
      ...each,
      consistency_proof: each.consistency_proof.toSpliced(at, 1),
    })),
  ]);
  // A proof alone does not fix the sizes: the signed checkpoints do. Verifiers only have to agree.
  const resized = genuine.flatMap((each) => [
    { ...each, from: each.from + 1 },
    { ...each, to: each.to + 1 },
  ]);
  const all = [...genuine, ...tampered, ...resized];
  const foreign = askForeign(all.map((consistency) => ({ consistency })));
  expect(genuine.filter((each) => !isConsistent(each))).toEqual([]);
  expect(tampered.filter(isConsistent)).toEqual([]);
  expect(all.filter((each, at) => foreign && foreign[at]?.ok !== isConsistent(each))).toEqual([]);
});

describe('a stranger with only the checkpoint and the tiles', () => {
  const content = (level: number, index: number, width: number) =>
    log
      .read({ level, index })
      ?.subarray(0, width * 32)
      .toString('base64') ?? '';
  const tiles = Object.fromEntries(
    [
      { level: 0, index: 0, width: 256 },
      { level: 0, index: 1, width: 256 },
      { level: 0, index: 2, width: 188 },
      { level: 1, index: 0, width: 2 },
    ].map((tile) => [printTilePath(tile), content(tile.level, tile.index, tile.width)]),
  );
  const request = {
    origin: ORIGIN,
    keys: TRUST.keys,
    checkpoint: log.checkpoint(),
    tiles,
    inclusion: Object.fromEntries(
      Array.from({ length: log.size }, (_, index) => [index, log.proof(index).inclusion_proof]),
    ),
    consistency: Object.fromEntries(
      Array.from({ length: log.size }, (_, at) => [
        at + 1,
        consistencyOf(at + 1, log.size).consistency_proof,
      ]),
    ),
  };

  it('computes the same proofs, and notices a wrong tile', () => {
    const broken = Object.entries(tiles).map(([path, hashes]) => ({
      ...request,
      tiles: { ...tiles, [path]: hashes.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
    }));
    const foreign = askForeign([request, ...broken].map((each) => ({ tiles: each })));
    expect(foreign?.map(({ ok }) => ok) ?? []).toEqual(foreign ? [true, ...broken.map(() => false)] : []);
    expect(Object.keys(tiles)).toEqual(['tile/0/000', 'tile/0/001', 'tile/0/002.p/188', 'tile/1/000.p/2']);
  });
});
