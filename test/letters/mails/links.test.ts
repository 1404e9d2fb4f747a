/** Whatever people wrote, a mail prints it so that no mail program makes a link of it. */
import { MAIL_KINDS, type MailKind } from '../../../domain/mails/kinds';
import { MAILS } from '../../../letters/mails';
import { openMail } from '../../../letters/mails/write';
import { LANGUAGES } from '../../../texts/languages';
import { means } from '../../support/member-mails';

const HOSTILE = 'Claim at https://refund.org or www.refund.org/x, refund。org or eve@refund.org';
const LINKED = /refund[.。]org|https:\/\/refund/;
const BROKEN = 'https: //refund. org';
/** What people write. Anything else, such as a day, is not printed as it is. */
const FREE_TEXT = /name$|^message$|^reason$|^newValue$/i;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What the platform makes: ids, and the paths and tokens of its own links. */
const OURS = /id$|path$|token$/i;

/** Every copy of some news in which one text is hostile, with the key of the text. */
function* poison(news: Json, key = ''): Generator<[key: string, copy: Json]> {
  if (typeof news === 'string' && !OURS.test(key)) yield [key, HOSTILE];
  if (news === null || typeof news !== 'object') return;
  for (const [name, value] of Object.entries(news)) {
    for (const [found, copy] of poison(value, Array.isArray(news) ? key : name)) {
      yield [
        found,
        Array.isArray(news) ? Object.assign([...news], { [name]: copy }) : { ...news, [name]: copy },
      ];
    }
  }
}

function write(kind: MailKind, news: unknown, locale: string) {
  const message = JSON.stringify({ kind, news, to: 'reader@example.org', locale });
  return openMail(means, { sealedMessage: means.secrets.seal(message) });
}

/** Undefined if the mail cannot be written, because the text stands for a day, a state or an amount. */
function tryWrite(...parameters: Parameters<typeof write>): ReturnType<typeof write> | undefined {
  try {
    return write(...parameters);
  } catch {
    return undefined;
  }
}

let printed = 0;

it.each(MAIL_KINDS)('%s', (kind) => {
  const example = JSON.parse(JSON.stringify(MAILS[kind].example)) as Json;
  for (const locale of LANGUAGES) {
    for (const [key, news] of poison(example)) {
      const mail =
        FREE_TEXT.test(key) && key !== 'reason' ? write(kind, news, locale) : tryWrite(kind, news, locale);
      if (mail === undefined) continue;
      const { subject, text, html = '' } = mail;
      for (const part of [subject, text, html])
        expect([key, part]).not.toEqual([key, expect.stringMatching(LINKED)]);
      for (const [, href] of html.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^https:\/\/give\.example\//);
      if (text.includes(BROKEN)) printed += 1;
    }
  }
});

it('several tributes in one mail', () => {
  const [first] = MAILS.tribute_made.example.gifts;
  for (const locale of LANGUAGES) {
    const gifts = [first, { ...first, donorName: HOSTILE, message: HOSTILE }, { ...first, donorName: null }];
    const { text } = write('tribute_made', { readerName: HOSTILE, gifts }, locale);
    expect(text).not.toMatch(LINKED);
    expect(text.split(BROKEN)).toHaveLength(5);
  }
});

it('was tried with texts that mails print', () => {
  expect(printed).toBeGreaterThan(LANGUAGES.length * 30);
});
