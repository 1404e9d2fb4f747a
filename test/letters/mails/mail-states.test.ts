/**
 * Mails whose text depends on a state. In every state they name no call of the API, and they link only where their
 * example links, because the test in `test/api/identity/mail-page.test.ts` opens the links of the examples.
 */
import { CHANGE_STATUSES } from '../../../domain/charities/changes';
import { type MailKind } from '../../../domain/mails/kinds';
import { ACCOUNT_STATUSES } from '../../../domain/payout-accounts/account';
import { PAUSE_REASONS } from '../../../domain/plans/pause-reason';
import { PLAN_ACTORS } from '../../../domain/plans/plan';
import { TOLD_CHANGES, type ToldChange } from '../../../domain/plans/told-change';
import { TOLD_QUALIFICATIONS } from '../../../domain/qualifications/qualification';
import { SUBSCRIPTION_END_REASONS } from '../../../domain/subscriptions/subscription';
import { codesFor, REQUIREMENT_WORDS } from '../../../domain/verification/levels';
import { TOLD_STATUSES } from '../../../domain/verification/vocabulary';
import { CALL_RESULTS } from '../../../domain/video-calls/video-call';
import { MAILS, type NewsOf } from '../../../letters/mails';
import { exampleOf, writeExample, writeMail } from '../../../letters/mails/write';
import { LANGUAGES } from '../../../texts/languages';
import { API_CALL } from '../../support/member-mails';

const address = 'https://give.example';

/** Writes a mail in every language: the example's news with each of the changes. */
function write<Kind extends MailKind>(kind: Kind, changes: Partial<NewsOf[Kind]>[]): [MailKind, string[]] {
  const example = exampleOf(kind);
  const all = changes.flatMap((change) =>
    LANGUAGES.map((locale) => writeMail<Kind>(kind, { ...example, ...change }, { locale, address }).text),
  );
  return [kind, all];
}

const statuses = <Status extends string>(all: readonly Status[]) => all.map((status) => ({ status }));
const enhanced = { entityType: 'organization', level: 'enhanced', country: 'FR' } as const;
/** A confirmed change or account waits until then. */
const effectiveAt = '2026-11-27T12:00:00.000Z';
const PAUSED: ToldChange[] = ['paused'];
const ENDED: ToldChange[] = ['cancelled'];
const requiredActions = codesFor(enhanced).map((code) => REQUIREMENT_WORDS[code].ask);

const inEnglish = { locale: 'en', address } as const;

it('a mail about a refund calls what it subtracts neither the whole fee of the processor nor a part of the refund', () => {
  const [, texts] = write('gift_refunded', [{ fees: { amount: '-0.80', currency: 'USD' } }]);
  const sentences = [
    'After fees, 0.80',
    'Nach Gebühren gehen 0,80',
    'Después de las comisiones, vuelven 0.80',
  ];
  for (const sentence of sentences) {
    expect(texts.filter((text) => text.includes(sentence))).toHaveLength(1);
  }
});

it('a mail in Spanish writes dollars as people of the United States do, and euros as in Spain', () => {
  const sumIn = (currency: string) =>
    writeMail(
      'gift_failed',
      { ...MAILS.gift_failed.example, sum: { amount: '3133.18', currency } },
      { address, locale: 'es' },
    ).text;
  expect(sumIn('USD')).toContain('3,133.18 USD');
  expect(sumIn('EUR')).toContain('3.133,18 EUR');
});

it('a mail about a failed payment of a plan says when it is tried again, or when the next gift is', () => {
  const [, retried] = write('repair_source', [{ nextAttempt: '2026-11-28T09:00:00.000Z' }]);
  const sentences = [
    'again on 28 November 2026',
    'am 28. November 2026 noch',
    'de nuevo el 28 de noviembre de 2026',
  ];
  for (const each of sentences) expect(retried.filter((text) => text.includes(each))).toHaveLength(1);
  const [, given] = write('repair_source', [{ nextAttempt: null, next: '2026-12-27' }]);
  const nextOnes = [
    'The next one is on 27 December 2026',
    'Die nächste ist am 27. Dezember 2026',
    'La próxima es el 27',
  ];
  for (const each of nextOnes) expect(given.filter((text) => text.includes(each))).toHaveLength(1);
});

it('a mail about a failed gift of a plan asks for another way to pay only if the payment failed', () => {
  const told = (failureCode: string) => write('repair_source', [{ failureCode }])[1].join('');
  for (const asked of ['Check your payment method', 'Prüfen Sie Ihre Zahlungsart', '/my/sources']) {
    expect(told('CARD_EXPIRED')).toContain(asked);
    for (const code of ['LIMIT_EXCEEDED', 'VALIDATION_ERROR']) expect(told(code)).not.toContain(asked);
  }
});

describe('the mail about a changed recurring gift', () => {
  const textOf = (change: Partial<NewsOf['recurring_changed']>) =>
    writeMail('recurring_changed', { ...MAILS.recurring_changed.example, ...change }, inEnglish).text;

  it('names the end of a pause', () => {
    const paused = { told: PAUSED, status: 'paused', nextOn: null } as const;
    expect(textOf({ ...paused, pausedUntil: '2027-02-01' })).toContain('is paused until 1 February 2027.');
    expect(textOf(paused)).toContain('is paused.');
  });

  it('offers to keep it only if it was cancelled with its application', () => {
    const ended = { told: ENDED, status: 'cancelled', nextOn: null, cancelledBy: 'platform' } as const;
    const kept = textOf({ ...ended, application: 'Tea Fund' });
    expect(kept).toContain('because Tea Fund, which set it up, no longer has access to your account.');
    expect(kept).toContain('You can keep it on its page.');
    expect(kept).not.toContain('This cannot be undone.');
    expect(textOf(ended)).toContain('This cannot be undone.');
    expect(textOf(ended)).not.toContain('keep it');
  });

  it('names the terms, and the amount only if it is new', () => {
    expect(textOf({})).toContain(
      'You changed the amount and the next date of your recurring gift to Helping Hands.',
    );
    expect(textOf({})).toContain('Each gift is now 25.00 USD.');
    expect(textOf({ told: ['source'] })).not.toContain('Each gift');
  });

  it('names the new card only if there is one with a name', () => {
    expect(textOf({ told: ['source'] })).toContain('From now on, Visa •••• 4242 pays for it.');
    expect(textOf({ told: ['source'], sourceName: null })).not.toContain('From now on');
    expect(textOf({ told: ['amount'] })).not.toContain('4242');
  });

  it('offers no way back to a skipped date, because the page has none', () => {
    expect(textOf({ told: ['skipped'], skippedOn: '2026-11-27' })).not.toContain('page');
  });

  it('says that the donor cancelled it', () => {
    expect(textOf({ told: ENDED, status: 'cancelled', nextOn: null, cancelledBy: 'donor' })).toContain(
      'You cancelled your recurring gift',
    );
  });
});

it.each([
  ['en', 'You made it in memory of Rosa Marín.', 'You made it in honor of Rosa Marín.'],
  ['es', 'La hizo en memoria de Rosa Marín.', 'La hizo en honor de Rosa Marín.'],
  ['de', 'Sie spendeten im Gedenken an Rosa Marín.', 'Sie spendeten zu Ehren von Rosa Marín.'],
] as const)('in %s, the mail about a complete gift names its dedication', (locale, inMemory, inHonor) => {
  const { example } = MAILS.gift_completed;
  const textOf = (tribute: NewsOf['gift_completed']['tribute']) =>
    writeMail('gift_completed', { ...example, tribute }, { ...inEnglish, locale }).text;
  const name = 'Rosa Marín';
  expect(textOf({ kind: 'in_memory', name })).toContain(inMemory);
  expect(textOf({ kind: 'in_honor', name })).toContain(inHonor);
  expect(textOf(null)).not.toContain(name);
});

it('only the mail about a real gift asks to keep the receipt for the taxes', () => {
  const { example } = MAILS.gift_completed;
  const real = writeMail('gift_completed', { ...example, isTest: false }, inEnglish).text;
  expect(real).toContain('Keep it for your tax records.');
  expect(writeMail('gift_completed', example, inEnglish).text).not.toContain('tax records');
});

it.each([
  write(
    'payout_account_changed',
    ACCOUNT_STATUSES.map((status) => ({ status, effectiveAt })),
  ),
  write(
    'charity_change',
    CHANGE_STATUSES.map((status) => ({ status, effectiveAt })),
  ),
  write('verification_moved', [...statuses(TOLD_STATUSES), { requiredActions }]),
  write('video_call_moved', [
    ...statuses(['scheduled', 'cancelled', ...CALL_RESULTS] as const),
    { hasLink: false },
  ]),
  write('qualification_moved', statuses(TOLD_QUALIFICATIONS)),
  write(
    'subscription_ended',
    SUBSCRIPTION_END_REASONS.map((reason) => ({ reason })),
  ),
  write('recurring_changed', [
    ...TOLD_CHANGES.map((change) => ({ told: [change], skippedOn: '2026-12-27' })),
    { told: PAUSED, status: 'paused', nextOn: null, pausedUntil: '2027-02-01' },
    ...PAUSE_REASONS.map((pausedFor) => ({
      told: PAUSED,
      status: 'paused' as const,
      nextOn: null,
      pausedFor,
    })),
    ...PLAN_ACTORS.map((cancelledBy) => ({
      told: ENDED,
      status: 'cancelled' as const,
      nextOn: null,
      cancelledBy,
    })),
    { told: ENDED, status: 'cancelled', nextOn: null, cancelledBy: 'platform', application: 'Tea Fund' },
    { told: ['skipped'], skippedOn: '2026-12-27', status: 'completed', nextOn: null },
  ]),
  write('saved_report', [{ isAttached: true }, { isAttached: false }]),
  write('endpoint_disabled', [{ reason: 'gone' }, { reason: 'failing' }]),
  write('application_changed', [{ madeByOwner: true }, { madeByOwner: false }]),
])('%s names no call of the API, and links only where its example does', (kind, texts) => {
  const linksOf = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];
  const known = linksOf(writeExample(kind, { locale: 'en', address }).text);
  expect(known.length).toBeGreaterThan(0);
  for (const text of texts) {
    expect(text).not.toMatch(API_CALL);
    expect(text).not.toMatch(/undefined|null|\[object/);
    expect(known).toEqual(expect.arrayContaining(linksOf(text)));
  }
});
