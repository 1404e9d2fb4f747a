/** Caches each user's affinity (causes, states and charities of past gifts), so that searches rarely read the gifts. */
import { type Database } from '../../../db/database';
import { findGivenTo } from '../../../db/queries/search/affinity';
import { type Affinity } from '../../../search/ranking/score';

const KEPT_MS = 10_000;
const MOST_KEPT = 10_000;

interface Kept {
  affinity: Promise<Affinity | undefined>;
  until: number;
}

/** Maps user ids to entries, oldest first. */
const kept = new Map<string, Kept>();

/** Returns the user's affinity, at most ten seconds old. Returns undefined for a user without gifts. */
export function affinityOf(db: Database, userId: string): Promise<Affinity | undefined> {
  const now = performance.now();
  const known = kept.get(userId);
  if (known !== undefined && known.until > now) return known.affinity;
  const affinity = readAffinity(db, userId);
  kept.delete(userId);
  kept.set(userId, { affinity, until: now + KEPT_MS });
  affinity.catch(() => kept.delete(userId));
  evictOldest();
  return affinity;
}

function evictOldest(): void {
  const [first] = kept.keys();
  if (kept.size > MOST_KEPT && first !== undefined) kept.delete(first);
}

async function readAffinity(db: Database, userId: string): Promise<Affinity | undefined> {
  const given = await findGivenTo(db, userId);
  const gifts = given.reduce((sum, each) => sum + each.gifts, 0);
  if (gifts === 0) return undefined;
  const shares = (key: 'category' | 'state') => {
    const sums = new Map<string, number>();
    for (const each of given) {
      const name = each[key] ?? '';
      sums.set(name, (sums.get(name) ?? 0) + each.gifts / gifts);
    }
    return sums;
  };
  return {
    categories: shares('category'),
    states: shares('state'),
    charities: new Set(given.map(({ charityId }) => charityId)),
  };
}
