/** Names carry no address, and mails print whatever people wrote so that no mail program makes a link of it. */
import fc from 'fast-check';
import { breakLinks, hasAddress } from '../../../domain/mails/links';

describe('a name has an address', () => {
  it.each([
    'Your gift of $250 was charged twice. Claim the refund at https://refund.example',
    'HTTP://x',
    'www.refund',
    'Claim: WWW.refund now',
    'eve@refund',
    'Cats @ Home',
    'refund.org',
    'Refund.ORG!',
    '(go to refund.co.uk)',
    'refund.org-',
    'refund.org_now',
    'refund.org.',
    'refund.xn--p1ai',
    'пожертвование.рф',
    'refund。org',
    'ｒｅｆｕｎｄ．ｏｒｇ',
    'refund.example',
    'refund.test',
    'refund.invalid',
    'refund.localhost',
    'router.lan/claim',
    'router.lan:8080/claim',
    '192.0.2.1/claim',
  ])('%s', (name) => expect(hasAddress(name)).toBe(true));
});

describe('a name has no address', () => {
  it.each([
    'Helping Hands',
    'St. John the Baptist',
    'St.John',
    'U.S.A. Foundation',
    'U.S./Mexico Border Relief',
    'M.D.Anderson',
    'J.R.R. Tolkien',
    'Dr.Smith',
    'AC/DC Fans',
    'Women/Children Shelter',
    'No.1 Dad',
    'Version 1.25',
    'Ph.D. Fund, Inc.',
    'Ada & Bob',
    '日本赤十字社',
    'Kids First...always',
  ])('%s', (name) => expect(hasAddress(name)).toBe(false));
});

describe('breaking links', () => {
  it.each([
    ['write to eve@bad.example.com', 'write to eve@bad. example. com'],
    ['https://localhost/x', 'https: //localhost/x'],
    ['refund。org', 'refund。 org'],
    ['refund.xn--p1ai', 'refund. xn--p1ai'],
  ])('%s', (text, broken) => expect(breakLinks(text)).toBe(broken));

  it('leaves sentences, amounts, days and initials as they are', () => {
    for (const text of [
      'Gone, but not forgotten. Ever. 3 years!',
      'US$1,234.50',
      '1.234,50 €',
      '30.11.2026',
      '10:00 p.m.',
      'U.S.A.',
      'donation_01m7zrgjwgyegj6d5ybm1zw3h2',
    ]) {
      expect(breakLinks(text)).toBe(text);
    }
  });

  it('leaves no host in any text, and loses no letter', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('ab', 'é', '1', '.', '。', ' ', '-', '://', 'org')), (signs) => {
        const text = signs.join('');
        const broken = breakLinks(text);
        expect(broken).not.toMatch(/[\p{L}\p{N}-][.。]\p{L}{2}|:\/\//u);
        expect(broken.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });
});
