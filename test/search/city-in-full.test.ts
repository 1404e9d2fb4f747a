import { wordsOf } from '../../search/language/words';
import { cityInFull, cityNames, findPlace } from '../../search/places/find-place';

it.each([
  ['Salt Lake Cty', '84101', 'salt lake city'],
  ['SALT LAKE CTY', '84101-1234', 'salt lake city'],
  ['N Las Vegas', '89030', 'north las vegas'],
  ['Prt Washingtn', '11050', 'port washington'],
  ['St. George', '84770', 'saint george'],
  ['Mccook', '69001', 'mc cook'],
  // Already in full.
  ['Salt Lake City', '84101', undefined],
  ['reno', '89501', undefined],
  // Another city than the post office's.
  ['Moore', '73160', undefined],
  ['Salt', '84101', undefined],
  ['Alt Lake City', '84101', undefined],
  ['Salt Lake Cities', '84101', undefined],
  // Nothing to compare it with.
  ['Salt Lake Cty', '00000', undefined],
  ['Salt Lake Cty', '', undefined],
  ['', '84101', undefined],
])('%s of %s is %s', async (city, postalCode, expected) => {
  const named = await cityInFull(city, postalCode);
  expect(named === undefined ? undefined : wordsOf(named).join(' ')).toBe(expected);
});

it.each([
  ['St. Albans', ['St. Albans', 'saint albans']],
  ['FT SMITH', ['FT SMITH', 'fort smith']],
  ['N Las Vegas', ['N Las Vegas', 'north las vegas']],
  // Nothing is cut short, or nothing else is there.
  ['Saint Albans', ['Saint Albans']],
  ['Stone', ['Stone']],
  ['Constructor City', ['Constructor City']],
  ['Salt Lake W', ['Salt Lake W']],
  ['St', ['St']],
  ['', ['']],
])('%s is asked for as %j', (name, expected) => {
  expect(cityNames(name)).toEqual(expected);
});

it.each([
  ['Ft. Smith, AR', 'Fort Smith, Arkansas'],
  ['N Las Vegas, NV', 'North Las Vegas, NV'],
  ['Saint Albans, VT', 'st albans, vt'],
  ['Winston-Salem, NC', 'Winston Salem, NC'],
])('%s lies where %s does', async (one, other) => {
  const place = await findPlace(one);
  expect(place).toBeDefined();
  expect(await findPlace(other)).toEqual(place);
});
