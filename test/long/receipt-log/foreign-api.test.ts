/** Verifiers that are not ours read the very bytes that the API answers: proofs with their later leaves, and tiles. */
import {
  ReceiptVerificationError,
  type ReceiptProof,
  receipts,
  type ReceiptTrust,
} from '../../../client/index';
import { selectRows } from '../../../db/database';
import { insertCosignature } from '../../../db/queries/receipt-log/cosignatures';
import { findOpenLog } from '../../../db/queries/receipt-log/logs';
import { parseCheckpoint } from '../../../domain/receipt-log/checkpoint';
import { printVerifierKey, signerOf } from '../../../domain/receipt-log/keys';
import { cosign, parseNote } from '../../../domain/receipt-log/note';
import { printTilePath } from '../../../domain/receipt-log/tile-path';
import { type BuiltActor, buildActor } from '../../factories';
import { type ApiOnReceipts, startApiOnReceipts } from '../../api/receipt-log/api-on-receipts';
import { askForeign } from './foreign-verifier';

const witness = signerOf('witness.example', 'cosignature', Buffer.alloc(32, 9));
const WITNESS_KEY = printVerifierKey(witness.key);
const COSIGNED_AT = 1_800_000_000;
/** More than a full tile. */
const OTHERS = 300;

let desk: ApiOnReceipts;
let donor: BuiltActor;
let trust: ReceiptTrust;
/** A gift with two refunds, one with a lost dispute, and one that was kept. */
let proofs: string[];
beforeAll(async () => {
  desk = await startApiOnReceipts({ RECEIPT_WITNESSES: `http://127.0.0.1:1=${WITNESS_KEY}` });
  donor = await buildActor(desk.api.db);
  trust = { ...desk.log.trust, witnesses: [WITNESS_KEY] };
  const gifts = [await desk.give(donor), await desk.give(donor), await desk.give(donor)];
  const [refunded = '', disputed = ''] = gifts;
  await addLeaves(OTHERS);
  await desk.refund(donor, refunded, '10.00');
  await desk.log.sign();
  await addCosignature();
  // The witness has not seen these yet.
  await desk.refund(donor, refunded, '5.00');
  await desk.dispute(disputed, 'lost');
  await desk.log.sign();
  proofs = await Promise.all(gifts.map(readProof));
});
afterAll(() => desk?.close());

/** Leaves whose gifts are unknown: the tree needs only their hashes. */
async function addLeaves(count: number): Promise<void> {
  await selectRows(
    desk.api.db,
    `INSERT INTO receipt_leaves (leaf_hash, kind, queued_at)
     SELECT sha256(number::text::bytea), 'unknown', now() FROM generate_series(1, $1) AS number RETURNING kind`,
    [count],
  );
}

const read = (path: string, key?: string) =>
  desk.api.call<unknown>('GET', path, key === undefined ? {} : { key });
const readCheckpoint = async () => (await read('/v1/receipt-log/checkpoint')).text;
const readProof = async (id: string) => (await read(`/v1/donations/${id}/proof`, donor.key)).text;
const sizeOf = (note: string) => parseCheckpoint(parseNote(note).body).size;

async function addCosignature(): Promise<void> {
  const note = await readCheckpoint();
  const line = cosign(parseNote(note).body, COSIGNED_AT, witness);
  const logId = (await findOpenLog(desk.api.db))?.id ?? 0;
  const size = sizeOf(note);
  await insertCosignature(desk.api.db, { logId, size, witness: witness.key.name, line, at: new Date() });
}

async function isAcceptedByClient(proof: ReceiptProof): Promise<boolean> {
  try {
    await receipts.verify(proof, trust);
    return true;
  } catch (error) {
    if (error instanceof ReceiptVerificationError) return false;
    throw error;
  }
}

/** How the client and the foreign libraries judge each proof. Without Go, the client answers alone. */
async function judge(all: ReceiptProof[]): Promise<string[]> {
  const foreign = askForeign(all.map((proof) => ({ receipt: { ...proof, ...trust } })));
  const client = await Promise.all(all.map(isAcceptedByClient));
  return client.map((isAccepted, at) => {
    const theirs = foreign === undefined ? isAccepted : foreign[at]?.ok;
    if (theirs !== isAccepted) return `client ${isAccepted}, foreign ${theirs} ${foreign?.[at]?.error}`;
    return isAccepted ? 'accepted' : 'refused';
  });
}

it('accepts the answers for gifts with a witness, refunds and a lost dispute', async () => {
  const answers = proofs.map((text) => JSON.parse(text) as ReceiptProof);
  expect(
    answers.map(({ later, witnessed, tree_size }) => ({
      later: later.map(({ leaf }) => (JSON.parse(leaf) as { kind: string }).kind),
      newer: tree_size - (witnessed?.tree_size ?? 0),
      witnessedLater: later.map((each) => each.witnessed !== null),
    })),
  ).toEqual([
    { later: ['refund', 'refund'], newer: 2, witnessedLater: [true, false] },
    { later: ['dispute_lost'], newer: 2, witnessedLater: [false] },
    { later: [], newer: 2, witnessedLater: [] },
  ]);
  expect(await judge(answers)).toEqual(['accepted', 'accepted', 'accepted']);
});

type Fields = Record<string, unknown>;

/** Copies of a value, each with one other text or number somewhere. `anchor` is null and nobody reads it. */
function changeEach(value: unknown, path = ''): { path: string; value: unknown }[] {
  if (typeof value === 'number') return [{ path, value: value + 1 }];
  if (typeof value === 'string') return changeLines(value).map((changed) => ({ path, value: changed }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    changeEach(part, `${path}/${name}`).map((changed) => ({
      path: changed.path,
      value: Array.isArray(value)
        ? value.with(Number(name), changed.value)
        : { ...(value as Fields), [name]: changed.value },
    })),
  );
}

/** Changes a character in the middle of each line. The last ones of a base64 text may have bits without meaning. */
function changeLines(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const middle = Math.floor(line.length / 2);
    const other = line[middle] === '1' ? '2' : '1';
    return [lines.with(at, line.slice(0, middle) + other + line.slice(middle + 1)).join('\n')];
  });
}

it('refuses each answer with one changed field, in the witnessed and the later parts too', async () => {
  const tampered = proofs.flatMap((text) => changeEach(JSON.parse(text)));
  const verdicts = await judge(tampered.map(({ value }) => value as ReceiptProof));
  const wrong = tampered.flatMap(({ path }, at) =>
    verdicts[at] === 'refused' ? [] : [[path, verdicts[at]]],
  );
  expect(wrong).toEqual([]);
  const paths = new Set(tampered.map(({ path }) => path.replace(/\d+/g, '*')));
  const covering = ['checkpoint', 'tree_size', 'inclusion_proof/*'];
  const leaf = [
    'leaf',
    'leaf_hash',
    'leaf_index',
    ...covering,
    ...covering.map((each) => `witnessed/${each}`),
  ];
  expect([...paths].sort()).toEqual(
    [...leaf, ...leaf.map((each) => `later/*/${each}`)].map((each) => `/${each}`).sort(),
  );
});

it('refuses a later leaf of another gift, and a proof without its witness', async () => {
  const [first, second] = proofs.map((text) => JSON.parse(text) as ReceiptProof) as [
    ReceiptProof,
    ReceiptProof,
  ];
  const cases = [
    { ...first, later: second.later },
    { ...first, witnessed: null },
    { ...first, witnessed: second.witnessed },
  ];
  expect(await judge(cases)).toEqual(['refused', 'refused', 'refused']);
});

it('gives a stranger the checkpoint and the tiles from which the same proofs follow', async () => {
  const checkpoint = await readCheckpoint();
  const size = sizeOf(checkpoint);
  const places = [
    { level: 0, index: 0, width: 256 },
    { level: 0, index: 1, width: size - 256 },
    { level: 1, index: 0, width: 1 },
  ];
  const tiles: Record<string, string> = {};
  for (const place of places) {
    const path = printTilePath(place);
    const { status, bytes } = await desk.api.call('GET', `/v1/receipt-log/${path}`);
    expect({ path, status, bytes: bytes.length }).toEqual({ path, status: 200, bytes: place.width * 32 });
    tiles[path] = bytes.toString('base64');
  }
  const inclusion: Record<number, string[]> = {};
  for (const { leaf_index, inclusion_proof, later } of proofs.map(
    (text) => JSON.parse(text) as ReceiptProof,
  )) {
    inclusion[leaf_index] = inclusion_proof;
    for (const each of later) inclusion[each.leaf_index] = each.inclusion_proof;
  }
  expect(Object.keys(inclusion)).toHaveLength(6);
  const consistency: Record<number, string[]> = {};
  for (const from of [1, 3, 255, 256, 257, size - 1, size]) {
    const { body } = await desk.api.call<{ consistency_proof: string[] }>(
      'GET',
      `/v1/receipt-log/consistency?from=${from}&to=${size}`,
    );
    consistency[from] = body.consistency_proof;
  }
  const request = { origin: trust.origin, keys: trust.keys, checkpoint, tiles, inclusion, consistency };
  const wrong = { ...request, consistency: { ...consistency, 3: consistency[255] } };
  const foreign = askForeign([{ tiles: request }, { tiles: wrong }]);
  expect(foreign?.map(({ ok }) => ok) ?? []).toEqual(foreign ? [true, false] : []);
});
