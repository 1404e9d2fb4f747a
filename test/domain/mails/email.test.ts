/** One rule reads every email address: the domain may have letters of any script, the part before the @ may not. */
import { hasForeignLocalPart, isEmail, normalizeEmail } from '../../../domain/mails/email';

it.each([
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['Info@MÜLLER.de', 'info@xn--mller-kva.de'],
  ['info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
  ['a@straße.de', 'a@xn--strae-oqa.de'],
  ['hola@fundación.org', 'hola@xn--fundacin-13a.org'],
  ['x@例え。テスト', 'x@xn--r8jz45g.xn--zckzah'],
  ["  Jo.O'Neil+gifts@Example.ORG\t", "jo.o'neil+gifts@example.org"],
  [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
])('%j is stored as %s', (text, stored) => {
  expect(normalizeEmail(text)).toBe(stored);
  expect(isEmail(stored)).toBe(true);
  expect(normalizeEmail(stored)).toBe(stored);
});

it.each([
  'üser@example.org',
  'josé@example.org',
  '用户@example.org',
  // The small letter of the Kelvin sign is an ASCII k, and a wide a is another letter, too.
  '\u212Aelvin@example.org',
  '\uff41@example.org',
  'e\u0301@müller.de',
])('%j has letters before the @ that many mail servers do not take', (text) => {
  const email = normalizeEmail(text);
  expect([isEmail(email), hasForeignLocalPart(email)]).toEqual([false, true]);
});

it.each([
  ...['', '@', 'a@', '@example.org', 'a@b', 'a b@example.org', 'a@@example.org', 'a@exa mple.org'],
  ...['a@-example.org', 'a@example-.org', 'a@example..org', 'a@.org', 'a@ex_ample.org', 'a@example.org/x'],
  ...['<a@example.org>', 'a,b@example.org', 'a\u0000@example.org', 'a@xn--0.org', 'a@\u200b.org'],
  `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(64)}.org`,
  `a@${'b.'.repeat(125)}org`,
])('%j is no address, and its part before the @ is not to blame', (text) => {
  const email = normalizeEmail(text);
  expect([isEmail(email), hasForeignLocalPart(email)]).toEqual([false, false]);
});
