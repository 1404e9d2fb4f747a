/** A receipt is believed only when every part verifies against what the caller trusts, and the failing part is named. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReceiptProof, receipts, type ReceiptTrust, ReceiptVerificationError } from '../../client/index';
import { printVerifierKey, signerOf } from '../../domain/receipt-log/keys';
import {
  COSIGNED_AT,
  logKey,
  nextKey,
  ORIGIN,
  SmallLog,
  strangerKey,
  TRUST,
  witness,
} from '../api/receipt-log/small-log';

const log = new SmallLog(300);
const KEYS_ALONE: ReceiptTrust = { origin: ORIGIN, keys: TRUST.keys };
// Leaf 4 is the refund of the gift with leaf 3.
const covering = ({ checkpoint, tree_size, inclusion_proof }: ReceiptProof) => ({
  checkpoint,
  tree_size,
  inclusion_proof,
});
const PROOF: ReceiptProof = {
  ...log.proof(3),
  witnessed: covering(log.proof(3, 200)),
  later: [log.proof(4)],
};

async function fault(proof: ReceiptProof, trust = TRUST): Promise<string> {
  try {
    await receipts.verify(proof, trust);
    return 'verified';
  } catch (error) {
    if (error instanceof ReceiptVerificationError) return `${error.reason} ${error.part}`;
    throw error;
  }
}

it('shows the gift, its refund, and who vouches for them', async () => {
  const witnesses = [{ key: printVerifierKey(witness.key), at: new Date(COSIGNED_AT * 1_000) }];
  const signed = { signedBy: TRUST.keys, witnesses };
  expect(await receipts.verify(PROOF, TRUST)).toMatchObject({
    origin: ORIGIN,
    gift: {
      leaf: { kind: 'gift', donation_id: 'donation_3', amount: '25.03', net_amount: '24.03' },
      leafHash: PROOF.leaf_hash,
      leafIndex: 3,
      checkpoint: { treeSize: 300, ...signed },
      witnessed: { treeSize: 200, ...signed },
    },
    later: [{ leaf: { kind: 'refund', donation_id: 'donation_3', returned_amount: '4.70' }, leafIndex: 4 }],
  });
});

it('believes either key during a rotation', async () => {
  for (const { key } of [logKey, nextKey]) {
    expect(await fault(PROOF, { ...TRUST, keys: [printVerifierKey(key)] })).toBe('verified');
  }
  const { gift } = await receipts.verify(PROOF, {
    origin: ORIGIN,
    keys: [logKey, nextKey].map(({ key }) => printVerifierKey(key)),
  });
  expect(gift.checkpoint.signedBy).toHaveLength(2);
});

it('requires no witness that the caller did not name', async () => {
  expect(await fault({ ...PROOF, witnessed: null }, KEYS_ALONE)).toBe('verified');
});

const otherWitness = signerOf('other.example', 'cosignature', Buffer.alloc(32, 5));
const stranger = printVerifierKey(strangerKey.key);
const otherLeaf = log.proof(5);
it.each<[string, Partial<ReceiptProof>, Partial<ReceiptTrust>?]>([
  ['unreadable_trust keys', {}, { keys: [] }],
  ['unreadable_trust origin', {}, { origin: '' }],
  ['unreadable_trust keys[0]', {}, { keys: [printVerifierKey(witness.key)] }],
  ['unreadable_trust witnesses[0]', {}, { witnesses: TRUST.keys }],
  ['malformed_proof leaf_hash', { leaf_hash: `0x${PROOF.leaf_hash}` }],
  ['malformed_proof leaf_index', { leaf_index: -1 }],
  ['malformed_proof inclusion_proof', { inclusion_proof: ['ab'] }],
  ['malformed_leaf leaf', { leaf: PROOF.leaf.replace('{', '{ ') }],
  ['malformed_leaf leaf', { leaf: PROOF.leaf.replace('"version":1', '"version":2') }],
  ['malformed_leaf leaf', { ...log.proof(4) }],
  ['wrong_leaf_hash leaf_hash', { leaf: PROOF.leaf.replace('25.03', '95.03') }],
  ['malformed_checkpoint checkpoint', { checkpoint: PROOF.checkpoint.replace('\n300\n', '\n0300\n') }],
  ['wrong_origin checkpoint', {}, { origin: 'other.example' }],
  ['wrong_tree_size tree_size', { tree_size: 299 }],
  ['untrusted_checkpoint checkpoint', {}, { keys: [stranger] }],
  ['wrong_signature checkpoint', { checkpoint: PROOF.checkpoint.replace('\n300\n', '\n301\n') }],
  ['not_included inclusion_proof', { leaf_index: 2 }],
  ['missing_witness witnessed', {}, { witnesses: [printVerifierKey(otherWitness.key)] }],
  ['not_included witnessed.inclusion_proof', { witnessed: { ...covering(otherLeaf) } }],
  ['malformed_leaf later[0].leaf', { later: [log.proof(9)] }],
  ['malformed_leaf later[0].leaf', { later: [otherLeaf] }],
  ['not_included later[0].inclusion_proof', { later: [{ ...log.proof(4), leaf_index: 5 }] }],
])('names the failing part: %s', async (expected, proof, trust = {}) => {
  expect(await fault({ ...PROOF, ...proof }, { ...TRUST, ...trust })).toBe(expected);
});

it('survives any file content in place of a proof', async () => {
  for (const text of ['null', '[]', '{}', '"text"', '{"leaf":"{}","leaf_index":0}']) {
    expect(await fault(JSON.parse(text) as ReceiptProof)).toMatch(/^malformed_proof/);
  }
  for (const leaf of ['null', '[]', '1', '{"__proto__":"a"}', '{"kind":"toString","version":1}']) {
    expect(await fault({ ...PROOF, leaf })).toBe('malformed_leaf leaf');
  }
});

it('imports nothing but its own files, so that a page can bundle it', () => {
  const folder = path.join(__dirname, '../../client/receipts');
  const sources = readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, source]) => source,
    ),
  );
  expect(sources.filter((source) => !/^\.\/[a-z]+$/.test(source ?? ''))).toEqual([]);
});
