/** Says in the reader's language why a factor has its points. The API says it in English, in a fixed form. */
import { type Key, type Speech } from '../words';

const FIXED: Partial<Record<string, Key>> = {
  'not verified': 'basisNotVerified',
  'verified: basic': 'basisBasic',
  'verified: standard': 'basisStandard',
  'verified: enhanced': 'basisEnhanced',
  'no gifts yet': 'basisNoGifts',
  'no ratings yet': 'basisNoRatings',
  'a concern is open or the verification was revoked': 'basisConcern',
  'no lost disputes': 'basisNoDisputes',
  'no updates yet': 'basisNoUpdates',
};

interface Form {
  form: RegExp;
  say: (numbers: number[], speech: Speech) => string;
}

const COUNTED: Form[] = [
  {
    form: /^(\d+) gifts? in (\d+) days?$/,
    say: ([gifts = 0, days = 0], { say, language }) =>
      say('basisGifts', { gifts: gifts.toLocaleString(language), days: days.toLocaleString(language) }),
  },
  {
    form: /^(\d\.\d) of (\d) in (\d+) ratings?$/,
    say: ([mean = 0, most = 0, ratings = 0], { say, language }) =>
      say('basisRatings', {
        mean: mean.toLocaleString(language),
        most,
        ratings: ratings.toLocaleString(language),
      }),
  },
  {
    form: /^(\d+) lost disputes?$/,
    say: ([disputes = 0], { say, language }) =>
      say('basisDisputes', { disputes: disputes.toLocaleString(language) }),
  },
  {
    form: /^last update (\d+) days? ago$/,
    say: ([days = 0], { say, language }) =>
      say('basisUpdated', {
        when: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day'),
      }),
  },
];

/** Undefined for a form that this page does not know. */
export function translateBasis(basis: string, speech: Speech): string | undefined {
  const { [basis]: key } = FIXED;
  if (key !== undefined) return speech.say(key);
  for (const { form, say } of COUNTED) {
    const found = form.exec(basis);
    if (found !== null) return say(found.slice(1).map(Number), speech);
  }
  return undefined;
}
