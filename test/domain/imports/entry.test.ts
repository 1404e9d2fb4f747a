import { CATEGORIES, categoryOf } from '../../../domain/imports/categories';
import { charityOf } from '../../../domain/imports/charity';
import { type ColumnName, type Columns, recogniseColumns } from '../../../domain/imports/columns';
import { readEntry, type RegisterEntry } from '../../../domain/imports/entry';

const IRS_HEADER =
  'EIN,NAME,ICO,STREET,CITY,STATE,ZIP,GROUP,SUBSECTION,AFFILIATION,CLASSIFICATION,RULING,DEDUCTIBILITY,FOUNDATION,' +
  'ACTIVITY,ORGANIZATION,STATUS,TAX_PERIOD,ASSET_CD,INCOME_CD,FILING_REQ_CD,PF_FILING_REQ_CD,ACCT_PD,ASSET_AMT,' +
  'INCOME_AMT,REVENUE_AMT,NTEE_CD,SORT_NAME';
const PREPARED_HEADER =
  'ein,name,city,state,zip,lat,lon,ntee,category,ruling_date,asset_amount,income_amount,revenue_amount,deductible,' +
  'subsection,mission';

function columnsOf(header: string): Columns {
  const columns = recogniseColumns(header.split(','));
  if ('fault' in columns) throw new Error(columns.fault);
  return columns;
}

type Cells = Partial<Record<ColumnName, string>>;

/** Reads a row in which only EIN, name and the given cells are filled. */
function read(header: string, cells: Cells) {
  const columns = columnsOf(header);
  const fields = Array<string>(columns.count).fill('');
  const filled: Cells = { ein: '010002847', name: 'HULLS COVE ASSOCIATION', ...cells };
  for (const [column, value] of Object.entries(filled)) {
    const position = columns.position[column as ColumnName];
    if (position === undefined) throw new Error(`${column} is no column of this shape`);
    fields[position] = value;
  }
  return readEntry(columns, fields);
}

function entryOf(header: string, cells: Cells): RegisterEntry {
  const result = read(header, cells);
  if ('faults' in result) throw new Error(result.faults.join('; '));
  return result.entry;
}

const irs = (cells: Cells) => entryOf(IRS_HEADER, cells);
const prepared = (cells: Cells) => entryOf(PREPARED_HEADER, cells);
const faultsOf = (header: string, cells: Cells) => {
  const result = read(header, cells);
  return 'faults' in result ? result.faults : [];
};

describe('the header', () => {
  it.each([
    [IRS_HEADER, 'irs'],
    [IRS_HEADER.toLowerCase(), 'irs'],
    [PREPARED_HEADER, 'prepared'],
    [PREPARED_HEADER.toUpperCase().split(',').reverse().join(' , '), 'prepared'],
    [`${PREPARED_HEADER},further`, 'prepared'],
  ])('is recognised in any case and order: %s', (header, shape) => {
    expect(recogniseColumns(header.split(','))).toMatchObject({ shape, count: header.split(',').length });
  });

  it('of neither shape is answered with the columns it lacks of each', () => {
    const fault = (header: string) => recogniseColumns(header.split(',')) as { fault: string };
    expect(fault(IRS_HEADER.replace('RULING,', '')).fault).toContain('it lacks RULING;');
    expect(fault(PREPARED_HEADER.replace(',mission', '')).fault).toMatch(/it lacks mission$/);
    expect(fault(`${PREPARED_HEADER},EIN`).fault).toBe('the column ein appears twice');
  });
});

describe('an EIN', () => {
  it.each([
    ['010002847', '010002847'],
    ['01-0002847', '010002847'],
    [' 010002847 ', '010002847'],
    // A spreadsheet dropped the leading zero.
    ['10002847', '010002847'],
  ])('%s is %s', (text, ein) => expect(irs({ ein: text }).ein).toBe(ein));

  it.each(['', '0', '1002847', '0100028470', '000000000', '01000284X', '٠١٠٠٠٢٨٤٧', '1-00028470', '1e8'])(
    '%p is refused',
    (text) => expect(faultsOf(IRS_HEADER, { ein: text })).toEqual(['ein: not nine digits']),
  );
});

describe('the Business Master File', () => {
  it('is read into the same facts that a prepared file names', () => {
    const facts = {
      city: 'MOUNT DESERT',
      state: 'ME',
      ntee: 'A80',
      assets: '408703',
      income: '-12',
      revenue: '0',
      subsection: '03',
    };
    expect(irs({ ...facts, zip: '04660-1234', ruling: '200007', deductibility: '1' })).toEqual(
      prepared({ ...facts, zip: '04660', ruling: '2000-07', deductibility: 'yes' }),
    );
  });

  it.each([
    ['1', 'yes'],
    ['2', 'no'],
    ['4', 'treaty'],
    ['0', null],
    ['', null],
  ])('deductibility %p means %p', (code, meaning) => {
    expect(irs({ deductibility: code }).deductibility).toBe(meaning);
  });

  it('writes zeros for unknown values', () => {
    expect(irs({ zip: '00000-0000', ruling: '000000', subsection: '00' })).toMatchObject({
      postalCode: null,
      rulingMonth: null,
      subsection: null,
    });
  });

  it.each([
    ['04660', '04660'],
    ['046601234', '04660'],
    ['4660', '04660'],
    ['601', '00601'],
  ])('ZIP %s begins with %s', (text, zip) => expect(irs({ zip: text }).postalCode).toBe(zip));
});

describe('a category', () => {
  it.each([
    ['J22', null, 'Community Development'],
    ['X20', null, 'Religion & Spirituality'],
    ['B', null, 'Education'],
    ['U40', null, 'Education'],
    ['A23', null, 'Arts & Culture'],
    ['H30', null, 'Health & Medicine'],
    ['D20', null, 'Animals & Wildlife'],
    ['C01', null, 'Environment'],
    ['I20', null, 'Human Rights'],
    ['Q33', null, 'International Aid'],
    ['M24', null, 'Disaster Relief'],
    ['A23', '10', 'Arts & Culture'],
    ['Z99', '10', 'Religion & Spirituality'],
    [null, '11', 'Education'],
    ['999', '12', 'Health & Medicine'],
    ['Z99', '15', null],
    [null, null, null],
  ])('of NTEE %p and foundation %p is %p', (ntee, foundation, category) => {
    expect(categoryOf(ntee, foundation)).toBe(category);
  });

  it('is had by every major group but Z, and every category has one', () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXY');
    expect(new Set(letters.map((letter) => categoryOf(letter, null)))).toEqual(new Set(CATEGORIES));
  });
});

it.each<[ColumnName, string, string]>([
  ['name', '', 'name: empty'],
  ['name', '- .', 'name: empty'],
  ['name', 'N'.repeat(256), 'name: over 255 characters'],
  ['city', 'N'.repeat(101), 'city: over 100 characters'],
  ['mission', 'N'.repeat(10_001), 'mission: over 10000 characters'],
  ['state', 'Maine', 'state: not two letters'],
  ['zip', 'ME', 'zip: not a ZIP code'],
  ['zip', '046601', 'zip: not a ZIP code'],
  ['latitude', '90.1', 'latitude: not degrees'],
  ['latitude', 'NaN', 'latitude: not degrees'],
  ['longitude', '-181', 'longitude: not degrees'],
  ['longitude', '1e2', 'longitude: not degrees'],
  ['ntee', 'A-80', 'ntee: not a code'],
  ['category', 'Arts', 'category: not one of the ten'],
  ['ruling', '200007', 'ruling: not YYYY-MM'],
  ['ruling', '2000-13', 'ruling: not YYYY-MM'],
  ['assets', '1.50', 'assets: not whole dollars'],
  ['income', '9'.repeat(16), 'income: not whole dollars'],
  ['revenue', '1e9', 'revenue: not whole dollars'],
  ['deductibility', '1', 'deductibility: not a known value'],
  ['deductibility', 'constructor', 'deductibility: not a known value'],
  ['subsection', '3c', 'subsection: not two digits'],
  ['mission', 'a\u0000b', 'a control character, such as NUL'],
])('a prepared row with %s %p is refused', (column, value, fault) => {
  expect(faultsOf(PREPARED_HEADER, { [column]: value })).toEqual([fault]);
});

it('a code of the IRS is one digit', () => {
  expect(faultsOf(IRS_HEADER, { deductibility: '01' })).toEqual(['deductibility: not a known value']);
});

it('a row is refused with all its faults at once', () => {
  expect(faultsOf(IRS_HEADER, { ein: 'x', name: '', ruling: '200013', deductibility: '3' })).toEqual([
    'ein: not nine digits',
    'name: empty',
    'ruling: not YYYYMM',
    'deductibility: not a known value',
  ]);
});

it('a row with fields too many or too few is refused', () => {
  const columns = columnsOf(PREPARED_HEADER);
  for (const count of [0, 15, 17]) {
    expect(readEntry(columns, Array<string>(count).fill('1'))).toEqual({
      faults: ['the row has more or fewer than 16 fields'],
    });
  }
});

describe('the charity of an entry', () => {
  it('is named and placed as people write it, and founded in the year of its ruling', () => {
    const entry = prepared({
      name: 'ST MARY  HOSPITAL OF NY INC',
      city: 'SAINT JOHN',
      state: 'NY',
      ruling: '1946-03',
    });
    expect(entry.name).toBe('ST MARY HOSPITAL OF NY INC');
    expect(charityOf(entry)).toEqual({
      name: 'St Mary Hospital of NY Inc',
      city: 'Saint John',
      country: 'US',
      founded: 1946,
      listed: false,
    });
  });

  it.each([
    ['yes', true],
    ['no', false],
    ['treaty', false],
    ['', false],
  ])('is listed when the register calls gifts deductible: %p', (deductibility, listed) => {
    expect(charityOf(prepared({ deductibility })).listed).toBe(listed);
  });

  it('has no country when the register names no state', () => {
    expect(charityOf(prepared({ city: 'CANADA' })).country).toBeNull();
  });
});
