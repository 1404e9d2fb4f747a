/** The sanctions files: parties of 12 columns, aliases of 5, and a mark at the end. */
import { isEndMark, readSanctionedName } from '../../../domain/imports/sdn';

const filler = Array.from({ length: 8 }, () => '-0-');
const party = (changes: { uid?: string; name?: string; programs?: string } = {}) => [
  changes.uid ?? '36',
  changes.name ?? 'AEROCARIBBEAN AIRLINES',
  '-0-',
  changes.programs ?? 'CUBA',
  ...filler,
];
const alias = (name: string) => ['36', '12', 'aka', name, '-0-'];

it('a party has its programs', () => {
  expect(readSanctionedName(party())).toEqual({
    uid: '36',
    name: 'AEROCARIBBEAN AIRLINES',
    programs: ['CUBA'],
    isAlias: false,
  });
});

it('an alias has the number of its party, whose programs it does not repeat', () => {
  expect(readSanctionedName(alias(' AERO-CARIBBEAN '))).toEqual({
    uid: '36',
    name: 'AERO-CARIBBEAN',
    programs: [],
    isAlias: true,
  });
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
