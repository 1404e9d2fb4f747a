/** Screening finds the names that a person would want to look at, and finds them without comparing every name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { createRandom, inventList, inventOrganizations, misspell } from './screening-names';
import { similarityOf } from '../../../domain/verification/name-similarity';
import { SanctionIndex, SCREENING_SIMILARITY } from '../../../domain/verification/sanction-index';
import { toScreened } from '../../../domain/verification/screened-name';

interface Pair {
  given: string;
  listed: string;
  same: 'yes' | 'no';
}

const read = (file: string) =>
  parse<Pair>(readFileSync(join(__dirname, '../../fixtures/screening', file)), { columns: true });
const PAIRS = read('labelled-pairs.csv');

const similarityIn = (given: string, listed: string) => similarityOf(toScreened(given), toScreened(listed));

/** The least share of the same pairs that is found. Others than the author of the comparison labelled the last two files. */
const LEAST_RECALL: [file: string, least: number][] = [
  ['labelled-pairs.csv', 0.98],
  ['pairs-by-another.csv', 0.98],
  // Labelled after the comparison was written, so it shows how well the comparison does on unseen names.
  ['pairs-held-out.csv', 0.94],
];
const LEAST_PRECISION = 0.5;

function isHit({ given, listed }: Pair): boolean {
  const index = new SanctionIndex<{ name: string }>();
  index.add({ name: listed });
  return index.find(given).length > 0;
}

it.each(LEAST_RECALL)(
  'finds most of the pairs of %s that a person calls the same, and few others',
  (file, least) => {
    const pairs = read(file);
    const [same, others] = [
      pairs.filter((pair) => pair.same === 'yes'),
      pairs.filter((pair) => pair.same === 'no'),
    ];
    expect([same.length, others.length]).toEqual([150, 150]);
    const found = same.filter(isHit).length;
    const wrong = others.filter(isHit).length;
    expect(found / same.length).toBeGreaterThanOrEqual(least);
    expect(found / (found + wrong)).toBeGreaterThanOrEqual(LEAST_PRECISION);
  },
);

it('finds exactly what a comparison with every listed name finds', () => {
  const list = [
    ...inventList(200),
    ...PAIRS.map(({ listed }, place) => ({ name: listed, uid: `pair ${place}` })),
  ];
  const index = new SanctionIndex<{ name: string; uid: string }>();
  for (const name of list) index.add(name);
  const random = createRandom(3);
  const misspelled = Array.from({ length: 30 }, () => misspell(list[random(list.length)]?.name ?? ''));
  let hits = 0;
  for (const name of [
    ...PAIRS.filter((_, place) => place % 3 === 0).map(({ given }) => given),
    ...misspelled,
    ...inventOrganizations(20),
  ]) {
    const expected = list.filter((each) => similarityIn(name, each.name) >= SCREENING_SIMILARITY);
    const found = index.find(name);
    expect(found.map(({ uid }) => uid).sort()).toEqual(expected.map(({ uid }) => uid).sort());
    hits += found.length;
  }
  expect(hits).toBeGreaterThan(70);
});

it('says how similar each name is, the most similar first', () => {
  const index = new SanctionIndex<{ name: string }>();
  for (const name of ['GOLDEN FALCON EXCHNAGE', 'REDWATER MINERALS', 'GOLDEN FALCON EXCHANGE'])
    index.add({ name });
  expect(index.find('Golden Falcon Exchange Co.')).toEqual([
    { name: 'GOLDEN FALCON EXCHANGE', similarity: 1 },
    { name: 'GOLDEN FALCON EXCHNAGE', similarity: 0.95 },
  ]);
});

it.each([
  ['Gulf Star Navigation', 'GULFSTAR NAVIGATION'],
  ['GulfStar Navigation', 'GULF STAR NAVIGATION'],
  ['Kaveh Eng Limited', 'KAVEH ENGINEERING COMPANY'],
  ['Aero Trans Cargo', 'AEROTRANSCARGO'],
  ['AeroTransCargo', 'AERO TRANS CARGO FZE'],
  ['Vostok Pribor Joint Stock Company', 'PJSC VOSTOK PRIBOR'],
])('%j is %j: joined words, short forms and legal forms do not matter', (given, listed) => {
  expect(similarityIn(given, listed)).toBe(1);
});

it.each([
  ['Muhammad al-Qadir', 'MOHAMMAD, Kadir'],
  ['Hussein Al Dulaimi', 'AL-DULAYMI, Hosayn'],
  ['Abdelkader', 'Abd al-Qadir'],
  ['Abdul Rahim', 'ABDURRAHIM'],
  ['Abdur-Rahim', 'ʿAbd ar-Rahim'],
  ['Noureddine', 'NUR AL-DIN'],
  ['Gamal Kassem', 'JAMAL QASIM'],
  ['Chaouki', 'SHAWKI'],
  ['Alexei Tchernov', 'CHERNOV, Aleksey'],
  ['Сергей Жуковский', 'ZHUKOVSKIY, Sergey'],
  ['Chih', 'ZHI'],
  ['Łódź', 'LODZ'],
])('%j is %j: the same name in other letters', (given, listed) => {
  expect(similarityIn(given, listed)).toBe(1);
});

it('numbers and codes keep their letters', () => {
  expect(toScreened('Plant 17X, 21st').words).toEqual(['PLANT', '17X', '21ST']);
});
