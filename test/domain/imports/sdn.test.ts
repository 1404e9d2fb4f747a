/** The sanctions files: parties of 12 columns, aliases of 5, and a mark at the end. */
import { isEndMark, readSanctionedName, sanctionKey } from '../../../domain/imports/sdn';

const filler = Array.from({ length: 8 }, () => '-0-');
const party = (changes: { uid?: string; name?: string; kind?: string; programs?: string } = {}) => [
  changes.uid ?? '36',
  changes.name ?? 'AEROCARIBBEAN AIRLINES',
  changes.kind ?? '-0-',
  changes.programs ?? 'CUBA',
  ...filler,
];
const alias = (name: string) => ['36', '12', 'aka', name, '-0-'];

it('a party has its kind and its programs', () => {
  expect(readSanctionedName(party())).toEqual({
    uid: '36',
    name: 'AEROCARIBBEAN AIRLINES',
    kind: 'entity',
    programs: ['CUBA'],
    isAlias: false,
  });
});

it('an alias has the number of its party, whose kind and programs it does not repeat', () => {
  expect(readSanctionedName(alias(' AERO-CARIBBEAN '))).toEqual({
    uid: '36',
    name: 'AERO-CARIBBEAN',
    kind: null,
    programs: [],
    isAlias: true,
  });
});

it.each([
  ['individual', 'individual'],
  ['vessel', 'vessel'],
  ['aircraft', 'aircraft'],
  ['-0-', 'entity'],
  ['something new', 'entity'],
])('the kind %j is %s', (written, kind) => {
  expect(readSanctionedName(party({ kind: written }))).toMatchObject({ kind });
});

it.each([
  ['SDGT] [IRGC', ['SDGT', 'IRGC']],
  ['SDGT; IRGC ;', ['SDGT', 'IRGC']],
  ['[SDNTK]', ['SDNTK']],
  ['-0-', []],
])('the programs %j are %j', (written, programs) => {
  expect(readSanctionedName(party({ programs: written }))).toMatchObject({ programs });
});

it.each([
  [['36', 'NAME'], '2 columns instead of 12 (SDN.CSV) or 5 (ALT.CSV)'],
  [party({ uid: 'x36' }), 'the first column is not a party number'],
  [party({ uid: '36x' }), 'the first column is not a party number'],
  [party({ uid: '' }), 'the first column is not a party number'],
  [party({ uid: '1234567890' }), 'the first column is not a party number'],
  [party({ name: '-0-' }), 'there is no name'],
  [party({ name: '---' }), 'there is no name'],
  [alias(' '), 'there is no name'],
])('%j is refused: %s', (fields, reason) => {
  expect(readSanctionedName(fields)).toBe(reason);
});

it.each([
  [['\u001A'], true],
  [[' \u001A '], true],
  [['36'], false],
  [['\u001A', ''], false],
  [[], false],
])('%j ends the file: %s', (fields, isEnd) => {
  expect(isEndMark(fields)).toBe(isEnd);
});

it('names are compared by their words', () => {
  expect(sanctionKey('Aéro-Caribbean,  Inc.')).toBe('AERO CARIBBEAN INC');
});
