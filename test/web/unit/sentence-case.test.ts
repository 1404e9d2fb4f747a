/** Texts that a register wrote in capitals read like sentences. */
import { sentenceCase } from '../../../web/common/sentence-case';

it.each([
  ['EMPOWERING WOMEN', 'Empowering women'],
  [
    "TO SHARE HOPE. WE HELP THOSE WHO NEED US: THE NATION'S CHILDREN! IS IT ENOUGH?",
    "To share hope. We help those who need us: the nation's children! Is it enough?",
  ],
  ['"READ MORE," WE SAY. (SO DO OTHERS.)', '"Read more," we say. (So do others.)'],
  ['TO FEED 20 FAMILIES ON 4TH ST., A 501(C)(3)', 'To feed 20 families on 4th St., a 501(c)(3)'],
  ['ÉTÉ. ÄPFEL FÜR ALLE', 'Été. Äpfel für alle'],
  ['', ''],
])('%s reads %s', (text, shown) => {
  expect(sentenceCase(text)).toBe(shown);
});

it.each([
  ["THE YMCA'S NGO SERVES THE USA, TX AND NY.", "The YMCA's NGO serves the USA, TX and NY."],
  ['FOR U.S. CITIZENS IN DALLAS, TX', 'For U.S. citizens in dallas, TX'],
  [
    'GRANITE INDEPENDENT LIVING (GIL) HELPS. GIL LISTENS.',
    'Granite independent living (GIL) helps. GIL listens.',
  ],
])('initialisms stay: %s', (text, shown) => {
  expect(sentenceCase(text)).toBe(shown);
});

it.each([
  ['HOPE WORKS, INC. IS OPEN. COME IN.', 'Hope works, Inc. is open. Come in.'],
  ["ST. MARY'S SCHOOL IS NEAR MT. HOOD", "St. Mary's school is near Mt. Hood"],
  ["WE'LL GO ON, AND SO DO I", "We'll go on, and so do I"],
])('an abbreviation has one capital: %s', (text, shown) => {
  expect(sentenceCase(text)).toBe(shown);
});

it.each(['We help.', 'NASA and others', '1 2 3', '日本'])('%s stays as it is', (text) => {
  expect(sentenceCase(text)).toBe(text);
});

it('names keep their capitals, without the Inc that a text leaves out', () => {
  const text = 'THE JACK CREEK PRESERVE SERVES BOZEMAN (MONTANA). JACK CREEK IS A CREEK.';
  expect(sentenceCase(text, ['Jack Creek Preserve Inc', 'Bozeman', ''])).toBe(
    'The Jack Creek Preserve serves Bozeman (montana). Jack creek is a creek.',
  );
  expect(sentenceCase('WE ARE A+ (B)', ['A+ (B)'])).toBe('We are A+ (B)');
});
