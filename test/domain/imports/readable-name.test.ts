import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { takeRecords } from '../../../gateways/registers/csv-records';
import { readableName } from '../../../domain/imports/readable-name';

it.each([
  // Small words, but not as the first one, nor behind a dash.
  ['SOCIETY FOR THE PREVENTION OF CRUELTY TO ANIMALS', 'Society for the Prevention of Cruelty to Animals'],
  ['THE ARC OF BENTON COUNTY INC', 'The Arc of Benton County Inc'],
  ['FRIENDS OF THE PARK - THE NORTH SIDE', 'Friends of the Park - The North Side'],
  ['FRIENDS OF THE PARK- THE NORTH SIDE', 'Friends of the Park- The North Side'],
  ['MUSEUM: THE NORTH SIDE', 'Museum: The North Side'],
  ['ARTS & THE CITY', 'Arts & the City'],
  ['ARTS, THE CITY AND 4 THE PARK', 'Arts, the City and 4 the Park'],
  ['YOUTH WITH A MISSION', 'Youth with a Mission'],
  ['STANLEY A SMITH FOUNDATION', 'Stanley A Smith Foundation'],
  // The register cuts long names off.
  ["YOUNG WOMEN'S CHRISTIAN ASSOCIATION OF", "Young Women's Christian Association of"],
  ['COME ON IN', 'Come on In'],
  // Spanish articles.
  ['CASA DE LA PAZ', 'Casa de la Paz'],
  ['BOYS CLUB OF LA CROSSE', 'Boys Club of La Crosse'],
  ['LOS ANGELES CHORUS', 'Los Angeles Chorus'],
  // Initialisms, known ones and those without a vowel.
  ['PTA NEW YORK CONGRESS', 'PTA New York Congress'],
  ['VFW POST 8924', 'VFW Post 8924'],
  ['YMCA OF THE USA', 'YMCA of the USA'],
  ['U S A TRACK CLUB', 'U S A Track Club'],
  ['LOCAL 300 SEIU AFL-CIO', 'Local 300 SEIU AFL-CIO'],
  ['R&B HALL OF FAME', 'R&B Hall of Fame'],
  ['TEXAS A&M FOUNDATION LTD', 'Texas A&M Foundation Ltd'],
  ['ST MARY SISTERS LLC', 'St Mary Sisters LLC'],
  ['DR MARTIN LUTHER KING JR TR', 'Dr Martin Luther King Jr Tr'],
  ['TROUT FUND C/O PIONEER BANK NA', 'Trout Fund c/o Pioneer Bank NA'],
  ['NA LEO O HAWAII INC', 'Na Leo O Hawaii Inc'],
  // Numbers.
  ['101ST AIRBORNE 2ND CHAPTER', '101st Airborne 2nd Chapter'],
  ['OGLE COUNTY 4-H CLUB', 'Ogle County 4-H Club'],
  ['SAINT JOHN XXIII PARISH', 'Saint John XXIII Parish'],
  ['COMMUNITY HOUSING III INC', 'Community Housing III Inc'],
  ['ALPHA XI DELTA FRATERNITY', 'Alpha Xi Delta Fraternity'],
  ['OCL PROPERTIES XI INC', 'Ocl Properties XI Inc'],
  // Apostrophes, Mc, hyphens, slashes, brackets.
  ["O'BRIEN CHILDREN'S HOME", "O'Brien Children's Home"],
  ["MACO'NEIL FUND", "Maco'neil Fund"],
  ["L'ARCHE BOSTON", "L'Arche Boston"],
  ["B'NAI B'RITH", "B'nai B'rith"],
  ['RONALD MCDONALD HOUSE', 'Ronald McDonald House'],
  ['MACON MACHINE MUSEUM', 'Macon Machine Museum'],
  ['STRATFORD-UPON-AVON AND US-CHINA SOCIETY', 'Stratford-Upon-Avon and US-China Society'],
  ['TURN-OF-THE-CENTURY HOUSE (NYC)', 'Turn-of-the-Century House (NYC)'],
])('%s becomes %s', (name, readable) => expect(readableName(name)).toBe(readable));

it('the organization’s own state stays in capitals as the last word', () => {
  expect(readableName('FRIENDS OF FORT WAYNE IN', 'IN')).toBe('Friends of Fort Wayne IN');
  expect(readableName('KIDS LIKE ME', 'NY')).toBe('Kids Like Me');
});

it('a name that is not all capitals is kept', () => {
  expect(readableName('iRelaunch of the West')).toBe('iRelaunch of the West');
});

const fixture = path.join(__dirname, '../../fixtures/register/organizations.csv');
const lines = readFileSync(fixture, 'utf8')
  .split('\n')
  .map((text, index) => ({ number: index + 1, text }));
const NAMES = takeRecords(lines, true).records.flatMap(({ fields }) => fields?.[1] ?? []);

it('changes only the case, and keeps a readable name', () => {
  expect(NAMES.length).toBeGreaterThan(200);
  const anyName = fc.array(
    fc.constantFrom(...NAMES.flatMap((name) => name.split(' ')), '-', "'", '&', 'É', '#1'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.constantFrom(...NAMES),
        anyName.map((tokens) => tokens.join(' ')),
      ),
      (name) => {
        const readable = readableName(name);
        expect(readable.toUpperCase()).toBe(name.toUpperCase());
        expect(readableName(readable)).toBe(readable);
      },
    ),
  );
});
