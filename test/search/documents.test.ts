/** What the index holds of a document for answers and ranking, and what its candidates are chosen by. */
import fc from 'fast-check';
import { causeOf, subCategoryOf } from '../../domain/imports/causes';
import { allOf, anyOf, type QueryNode } from '../../search/language/nodes';
import { wordsOf } from '../../search/language/words';
import { termLists } from '../../search/ranking/likely-first';
import { runSearch } from '../../search/search';
import { numberOf, readShown, type Shown, type StoredShown, writeShown } from '../../search/index/shown';
import { type EngineRequest, type SearchEngine } from '../../search/engine/typesense';
import { noVocabulary, searchRequest } from './search-request';

const known = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const number = known(fc.maxSafeInteger());
const factor = fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000);
const text = known(fc.string({ unit: 'grapheme' }));

const shown: fc.Arbitrary<Shown> = fc.record({
  id: fc.string(),
  type: fc.constantFrom('organization', 'campaign', 'opportunity'),
  name: fc.string({ unit: 'grapheme' }),
  description: text,
  logo: text,
  category: text,
  ntee: known(fc.constantFrom('B20', 'E31', 'X', 'P20Z')),
  chosen_sub_category: known(fc.constantFrom('K-12 Schools', 'Food Banks')),
  tags: fc.array(fc.string()),
  programs: fc.array(fc.record({ name: fc.string(), description: text })),
  city: text,
  city_in_full: text,
  state: text,
  country: text,
  postal_code: text,
  latitude: known(fc.integer({ min: -90, max: 90 })),
  longitude: known(fc.integer({ min: -180, max: 180 })),
  ein: text,
  verified: fc.boolean(),
  charity_id: fc.string(),
  behavior: factor,
  quality: factor,
  social: factor,
  numbers: fc.record({
    founded: number,
    budget: number,
    raised: number,
    created: number,
    rating: number,
    staff: number,
    transparency_rating: number,
    goal: number,
    progress: number,
    deadline: number,
    minimum_age: number,
    maximum_age: number,
  }),
});

it('shown values read back as they were written', () => {
  fc.assert(
    fc.property(shown, (given) => {
      const { ntee, chosen_sub_category: chosen, numbers, ...plain } = given;
      const read = readShown(JSON.parse(JSON.stringify(writeShown(given))) as StoredShown);
      expect(read).toMatchObject(plain);
      expect([read.sub_category, read.cause_title]).toEqual([chosen ?? subCategoryOf(ntee), causeOf(ntee)]);
      for (const [name, value] of Object.entries(numbers))
        expect(numberOf(read, name)).toBe(value ?? undefined);
      expect(numberOf(read, '_score')).toBeUndefined();
    }),
  );
});

it('plain texts have the words that they have among foreign letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (ascii) => {
      expect([...wordsOf(ascii), 'e']).toEqual(wordsOf(`${ascii} é`));
    }),
  );
});

/** The orders in which the engine is asked for candidates, one request after the other. */
async function ordersOf(q: string, answer: object): Promise<string[]> {
  const orders: string[] = [];
  const engine = {
    alias: 'index',
    send: ({ path }: EngineRequest) => {
      orders.push(new URL(path, 'http://engine').searchParams.get('sort_by') ?? '');
      return Promise.resolve({ status: 200, text: JSON.stringify(answer) });
    },
  } as unknown as SearchEngine;
  await runSearch(engine, noVocabulary, searchRequest(q));
  return orders;
}

async function orderOf(q: string): Promise<string | undefined> {
  const [order] = await ordersOf(q, { found: 0, hits: [] });
  return order;
}

it('candidates that have all that is asked for in their names come first; of alternatives each counts', async () => {
  expect(await orderOf('food bank')).toBe('_eval(tokens:`n:food n:bank`):desc,rank_2:desc');
  // Its synonyms stand beside a word: the word itself is what was asked for.
  expect(await orderOf('kids bank')).toBe('_eval(tokens:`n:kids n:bank`):desc,rank_2:desc');
  expect(await orderOf('(food OR "open book") bank')).toBe(
    '_eval(tokens:`n:food n:bank` || tokens:`n:open_book n:bank`):desc,rank_2:desc',
  );
  expect(await orderOf('"open book"')).toBe('_eval(tokens:`n:open_book`):desc,rank_2:desc');
  expect(await orderOf('food OR book')).toBe('_eval(tokens:`n:food` || tokens:`n:book`):desc,rank_1:desc');
  expect(await orderOf('food and bank')).toBe('_eval(tokens:`n:food n:bank`):desc,rank_2:desc');
  // Too many to look for, and what is not about words, prefer nobody.
  expect(await orderOf('(a OR b OR c OR d OR e) bank')).toBe('_eval(tokens:`n:bank`):desc,rank_1:desc');
  expect(await orderOf('a OR b OR c OR d OR e')).toBe('rank_0:desc');
  expect(await orderOf('founded:>1990')).toBe('rank_0:desc');
});

it('if no name has all words, documents come first that have them in name or cause, and the last ones in their place', async () => {
  const answerOf = (name: string) => {
    const [document] = fc.sample(shown, { numRuns: 1, seed: 1 }).map((each) => writeShown({ ...each, name }));
    return { found: 100, hits: [{ document: { shown: document } }] };
  };
  const placed = async (q: string) => (await ordersOf(q, answerOf('Elsewhere')))[1];
  expect(await placed('heron reno')).toBe(
    '_eval(tokens:`n:heron p:reno` || tokens:`c:heron p:reno`):desc,rank_2:desc',
  );
  // Causes and places may be called otherwise than they are asked for.
  expect(await placed('museum reno')).toBe(
    `_eval(${['museum', 'museums']
      .flatMap((word) => [`tokens:\`n:${word} p:reno\``, `tokens:\`c:${word} p:reno\``])
      .join(' || ')}):desc,rank_2:desc`,
  );
  expect(await placed('legal aid reno')).toContain('tokens:`c:legal_services p:reno`');
  expect(await placed('(heron OR stork) reno')).toContain('tokens:`c:stork p:reno`');
  // Where these would be too many lists, those of fewer synonyms are told.
  expect(await placed('association center museum reno')).toContain(
    'tokens:`c:association c:center c:museum p:reno`',
  );
  // One name has it all, or there is no place to be told.
  expect(await ordersOf('heron reno', answerOf('Reno Heron'))).toHaveLength(1);
  expect(await ordersOf('(heron OR stork) reno', answerOf('Reno Stork'))).toHaveLength(1);
  expect(await ordersOf('heron', answerOf('Elsewhere'))).toHaveLength(1);
});

it('however deep a query is nested, each of its words is looked at once for the order', () => {
  let looks = 0;
  const word: QueryNode = {
    get kind() {
      looks += 1;
      return 'word' as const;
    },
    word: 'heron',
  };
  let query: QueryNode = word;
  let words = 1;
  for (let depth = 0; depth < 12; depth += 1) {
    query = allOf([word, anyOf([word, query])]);
    words += 2;
  }
  looks = 0;
  for (const most of [1, 4, 8]) expect(termLists(query, most).length).toBeLessThanOrEqual(most);
  expect(looks).toBe(3 * words);
});
