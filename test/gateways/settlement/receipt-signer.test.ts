/** The signer's memory under several workers: the remembered tree never gets smaller, and a stopped worker blocks nobody. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printPrivateKey, signerOf } from '../../../domain/receipt-log/keys';
import { joinLeaves, proveConsistency } from '../../../domain/receipt-log/tree';
import { createFileSigner, type SigningRequest } from '../../../gateways/settlement/receipt-signer';
import { waitFor } from '../../support/wait';
import { MemoryTree, someHashes } from '../../factories/receipt-tree';

const ORIGIN = 'localhost/receipt-log';
const seed = randomBytes(32);
const key = printPrivateKey(signerOf(ORIGIN, 'ed25519', seed).key, seed);
let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'receipt-signer-'));
});
afterEach(() => rm(home, { recursive: true }));

const signer = () => createFileSigner({ keys: [key], statePath: join(home, 'state.json') });

/** A request for a tree of the same history. `beforeProof` runs between the check and the change. */
function request(
  size: number,
  beforeProof: () => Promise<unknown> = () => Promise.resolve(),
): SigningRequest {
  const tree = new MemoryTree();
  tree.append(someHashes(size));
  return {
    checkpoint: { origin: ORIGIN, size, root: tree.root },
    prove: async (from) => {
      await beforeProof();
      return proveConsistency(from, size, tree.read);
    },
    readLeaves: (from, to) => Promise.resolve(joinLeaves(from, to, tree.read)),
    isFirst: true,
  };
}

/** A worker that waits for the lock has a directory of its own ready. */
async function hasWaiting(): Promise<boolean> {
  return (await readdir(home)).some((name) => /^state\.json\.[0-9a-f-]{36}$/.test(name));
}

it('a worker that signs late with a smaller tree leaves the larger one remembered', async () => {
  await signer().sign(request(2));
  let larger: Promise<string> = Promise.resolve('');
  const late = signer().sign(
    request(300, () => {
      larger = signer().sign(request(700));
      return Promise.race([larger, waitFor('the other worker to want the lock', hasWaiting)]);
    }),
  );
  await late;
  await larger;
  expect(await signer().lastSigned(ORIGIN)).toMatchObject({ size: 700 });
  await expect(signer().sign(request(300))).rejects.toThrow('700 leaves were signed before');
  expect(await signer().keptLeaves(ORIGIN, 1)).toEqual(someHashes(700).slice(1));
  expect(await readdir(home)).toEqual(['state.json', 'state.json.leaves', 'state.json.lock']);
});

it('a worker that stopped while it signed blocks nobody, and signs nothing when it goes on', async () => {
  await signer().sign(request(2));
  const stopped = signer().sign(
    request(300, async () => {
      const long = new Date(Date.now() - 60_000);
      await utimes(join(home, 'state.json.lock'), long, long);
      await signer().sign(request(700));
    }),
  );
  await expect(stopped).rejects.toThrow('ENOENT');
  expect(await signer().lastSigned(ORIGIN)).toMatchObject({ size: 700 });
  await signer().sign(request(701));
});

it('many workers sign in turn', async () => {
  await signer().sign(request(1));
  const sizes = Array.from({ length: 20 }, (_, at) => at + 2);
  const signed = await Promise.allSettled(sizes.map((size) => signer().sign(request(size))));
  expect(signed.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(await signer().lastSigned(ORIGIN)).toMatchObject({ size: 21 });
});
