/** Caches document counts by category for ten seconds, because suggestions need them at every keystroke. */
import { askEngine } from './engine/multi-search';
import { type SearchEngine } from './engine/typesense';

const KEPT_MS = 10_000;
const MOST_CATEGORIES = 100;

interface Kept {
  counts: Promise<ReadonlyMap<string, number>>;
  until: number;
}

const kept = new WeakMap<SearchEngine, Kept>();

/** Returns the counts by category, at most ten seconds old. */
export function categoryCounts(engine: SearchEngine): Promise<ReadonlyMap<string, number>> {
  const now = performance.now();
  const known = kept.get(engine);
  if (known !== undefined && known.until > now) return known.counts;
  const counts = countCategories(engine);
  kept.set(engine, { counts, until: now + KEPT_MS });
  counts.catch(() => kept.delete(engine));
  return counts;
}

async function countCategories(engine: SearchEngine): Promise<ReadonlyMap<string, number>> {
  const [answer] = await askEngine(engine, [
    { q: '*', facet_by: 'category', max_facet_values: MOST_CATEGORIES, per_page: 0 },
  ]);
  const counts = answer?.facet_counts?.[0]?.counts ?? [];
  return new Map(counts.map(({ value, count }) => [value, count]));
}
