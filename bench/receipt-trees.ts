/** Measures proofs and appends of a large receipt log beside a small one. Both take turns on one Postgres. */
import { randomInt } from 'node:crypto';
import { closeDatabase } from '../db/database';
import { findTiles } from '../db/queries/receipt-log/tiles';
import {
  computeRoot,
  proveConsistency,
  proveInclusion,
  tilesForConsistency,
  tilesForInclusion,
  tilesForRoot,
} from '../domain/receipt-log/tree';
import { verifyInclusion } from '../domain/receipt-log/verify';
import { createLog } from '../log';
import { extendReceiptLog } from '../worker/receipt-appender';
import { median, row, say } from './figures';
import { buildTree, leafHashOf, queueLeaves, type Tree } from './receipt-tree';
import { startBenchServices } from './services';

const SMALL = 10_000;
const LARGE = 10_000_000;
/** The two logs take turns, proof by proof and batch by batch, so that other work slows both alike. */
const PROOFS = 1_000;
const BATCHES = 15;
/** Leaves that the worker appends in one turn. */
const LEAVES = 1_000;

/** Returns how many a second one try makes. */
type Measure = (tree: Tree) => Promise<number>;

async function proveLeaf({ db, logId, size, root }: Tree): Promise<number> {
  const start = performance.now();
  const index = randomInt(size);
  const proof = proveInclusion(index, size, await findTiles(db, logId, tilesForInclusion(index, size)));
  const isProven = verifyInclusion({ leafHash: leafHashOf(index), index, size, root, proof });
  if (!isProven) throw new Error(`leaf ${index} of ${size} has a wrong proof`);
  return perSecond(1, start);
}

async function proveGrowth({ db, logId, size }: Tree): Promise<number> {
  const start = performance.now();
  const from = randomInt(1, size);
  proveConsistency(from, size, await findTiles(db, logId, tilesForConsistency(from, size)));
  return perSecond(1, start);
}

/** One turn of the worker: it appends queued leaves, commits, and signs. */
async function append({ db, signer, origin, nextTurn }: Tree): Promise<number> {
  await queueLeaves(db, LEAVES);
  const at = nextTurn();
  const start = performance.now();
  if (!(await extendReceiptLog({ db, signer, origin }, createLog('bench', 'error'), at))) {
    throw new Error('the worker did not append all queued leaves');
  }
  return perSecond(LEAVES, start);
}

function perSecond(count: number, start: number): number {
  return count / ((performance.now() - start) / 1_000);
}

export async function benchReceiptTrees(): Promise<void> {
  const services = await startBenchServices();
  const trees: Tree[] = [];
  try {
    const small = await buildTree(services.databaseUrl, SMALL);
    trees.push(small);
    const large = await buildTree(services.idleDatabaseUrl, LARGE);
    trees.push(large);
    const compare = comparison(small, large);
    say(`\nA receipt log of ${SMALL} and of ${LARGE} leaves, medians by turns, one client`);
    row('per second', 'small', 'large', 'small ÷ large', 'log2 ratio');
    await compare('inclusion proofs, verified', proveLeaf, PROOFS);
    await compare('consistency proofs', proveGrowth, PROOFS);
    await compare('leaves appended and signed', append, BATCHES);
    for (const tree of trees) await requireSigned(tree);
  } finally {
    await Promise.all(trees.map(({ db }) => closeDatabase(db)));
    await services.stop();
  }
}

function comparison(small: Tree, large: Tree) {
  const growth = Math.log2(large.size) / Math.log2(small.size);
  return async (name: string, measure: Measure, rounds: number): Promise<void> => {
    const rates: Record<'small' | 'large', number[]> = { small: [], large: [] };
    await measure(small);
    await measure(large);
    for (let round = 0; round < rounds; round += 1) {
      rates.small.push(await measure(small));
      rates.large.push(await measure(large));
    }
    const [less, more] = [median(rates.small), median(rates.large)];
    row(name, less.toFixed(0), more.toFixed(0), (less / more).toFixed(2), growth.toFixed(2));
  };
}

/** The signer would have refused a wrong tree, so the last signed tree must be the stored one. */
async function requireSigned({ db, logId, origin, signer }: Tree): Promise<void> {
  const last = await signer.lastSigned(origin);
  const size = last?.size ?? 0;
  const root = computeRoot(size, await findTiles(db, logId, tilesForRoot(size)));
  if (last === undefined || !root.equals(last.root)) throw new Error('the signed tree is not the stored one');
}
