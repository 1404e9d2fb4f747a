/** The mail to a donor about a change of a recurring gift. */
import { type Locale } from '../../../domain/mails/locale';
import { type PauseReason } from '../../../domain/plans/pause-reason';
import { type PlanActor, type PlanStatus } from '../../../domain/plans/plan';
import { type ToldChange } from '../../../domain/plans/told-change';
import { type GiftNews } from './gift-mails';
import { PLANS_PATH } from './layout';
import { type Letter, type Printer, type Template } from './template';

export interface PlanChangeNews extends GiftNews {
  planId: string;
  /** Either one move, or the terms that the donor changed. */
  told: ToldChange[];
  /** What pays it from now on, such as "Visa •••• 4242". Null if it has no such name. */
  sourceName: string | null;
  /** The day that was skipped. Null for all other changes. */
  skippedOn: string | null;
  nextOn: string | null;
  /** The day on which the plan resumes by itself. Null without such a day. */
  pausedUntil: string | null;
  status: PlanStatus;
  /** Why the platform paused the plan. Null if the platform did not. */
  pausedFor: PauseReason | null;
  /** The party that cancelled the plan. Null if nobody did. */
  cancelledBy: PlanActor | null;
}

interface Words {
  subject: Record<Move, string>;
  paused: string;
  pausedUntil: string;
  resumed: string;
  skipped: string;
  changed: string;
  newAmount: string;
  newSource: string;
  cancelled: Record<PlanActor, string>;
  terms: Record<Term, string>;
  next: string;
  noneUntilResumed: string;
  noneLeft: string;
  undo: Record<Exclude<Move, 'skipped'> | PauseReason | 'pausedUntil', string>;
  beginAgain: string;
  label: string;
}

type Term = 'amount' | 'next_date' | 'source';
type Move = Exclude<ToldChange, Term> | 'changed';

const ENGLISH: Words = {
  subject: {
    paused: 'Your recurring gift to {charity} is paused',
    resumed: 'Your recurring gift to {charity} is active again',
    skipped: 'You skipped a gift to {charity}',
    changed: 'You changed your recurring gift to {charity}',
    cancelled: 'Your recurring gift to {charity} is cancelled',
  },
  paused: 'Your recurring gift of {sum} to {charity} is paused.',
  pausedUntil: 'Your recurring gift of {sum} to {charity} is paused until {until}.',
  resumed: 'Your recurring gift of {sum} to {charity} is active again.',
  skipped: 'You skipped the gift of {sum} to {charity} on {skipped}.',
  changed: 'You changed {terms} of your recurring gift to {charity}.',
  newAmount: 'Each gift is now {sum}.',
  newSource: 'From now on, {source} pays for it.',
  cancelled: {
    donor: 'You cancelled your recurring gift of {sum} to {charity}.',
    charity: '{charity} cancelled your recurring gift of {sum}.',
    platform: 'We cancelled your recurring gift of {sum} to {charity}.',
  },
  terms: { amount: 'the amount', next_date: 'the next date', source: 'the payment method' },
  next: 'The next gift is on {next}.',
  noneUntilResumed: 'We charge nothing while it is paused.',
  noneLeft: 'There are no further gifts.',
  undo: {
    paused: 'You can resume it on its page.',
    pausedUntil: 'After the pause it resumes by itself. You can resume it earlier on its page.',
    charity: '{charity} cannot receive gifts at the moment. Your gift resumes when it can.',
    source: 'We can no longer use its payment method. To go on, choose another one on its page.',
    resumed: 'You can pause, change or cancel it on its page.',
    changed: 'To undo this, change it again on its page.',
    cancelled: 'This cannot be undone. You can begin a new recurring gift.',
  },
  beginAgain: 'That was the last gift. You can begin a new recurring gift.',
  label: 'See your recurring gift',
};

const SPANISH: Words = {
  subject: {
    paused: 'Su donación periódica a {charity} está en pausa',
    resumed: 'Su donación periódica a {charity} vuelve a estar activa',
    skipped: 'Ha omitido una donación a {charity}',
    changed: 'Ha cambiado su donación periódica a {charity}',
    cancelled: 'Su donación periódica a {charity} está cancelada',
  },
  paused: 'Su donación periódica de {sum} a {charity} está en pausa.',
  pausedUntil: 'Su donación periódica de {sum} a {charity} está en pausa hasta el {until}.',
  resumed: 'Su donación periódica de {sum} a {charity} vuelve a estar activa.',
  skipped: 'Ha omitido la donación de {sum} a {charity} del {skipped}.',
  changed: 'Ha cambiado {terms} de su donación periódica a {charity}.',
  newAmount: 'Cada donación es ahora de {sum}.',
  newSource: 'Desde ahora se paga con {source}.',
  cancelled: {
    donor: 'Ha cancelado su donación periódica de {sum} a {charity}.',
    charity: '{charity} ha cancelado su donación periódica de {sum}.',
    platform: 'Hemos cancelado su donación periódica de {sum} a {charity}.',
  },
  terms: { amount: 'el importe', next_date: 'la próxima fecha', source: 'el medio de pago' },
  next: 'La próxima donación es el {next}.',
  noneUntilResumed: 'No cobramos nada mientras esté en pausa.',
  noneLeft: 'No habrá más donaciones.',
  undo: {
    paused: 'Puede reanudarla en su página.',
    pausedUntil: 'Después de la pausa se reanuda sola. Puede reanudarla antes en su página.',
    charity: '{charity} no puede recibir donaciones por ahora. Su donación se reanuda cuando pueda.',
    source: 'Ya no podemos usar su medio de pago. Para continuar, elija otro en la página de la donación.',
    resumed: 'Puede pausarla, cambiarla o cancelarla en su página.',
    changed: 'Para deshacerlo, cámbiela de nuevo en su página.',
    cancelled: 'Esto no se puede deshacer. Puede empezar otra donación periódica.',
  },
  beginAgain: 'Era la última donación. Puede empezar otra donación periódica.',
  label: 'Ver su donación periódica',
};

const GERMAN: Words = {
  subject: {
    paused: 'Ihre regelmäßige Spende an {charity} ist pausiert',
    resumed: 'Ihre regelmäßige Spende an {charity} läuft wieder',
    skipped: 'Sie haben eine Spende an {charity} ausgelassen',
    changed: 'Sie haben Ihre regelmäßige Spende an {charity} geändert',
    cancelled: 'Ihre regelmäßige Spende an {charity} ist beendet',
  },
  paused: 'Ihre regelmäßige Spende von {sum} an {charity} ist pausiert.',
  pausedUntil: 'Ihre regelmäßige Spende von {sum} an {charity} ist bis zum {until} pausiert.',
  resumed: 'Ihre regelmäßige Spende von {sum} an {charity} läuft wieder.',
  skipped: 'Sie haben die Spende von {sum} an {charity} am {skipped} ausgelassen.',
  changed: 'Sie haben {terms} Ihrer regelmäßigen Spende an {charity} geändert.',
  newAmount: 'Jede Spende beträgt nun {sum}.',
  newSource: 'Sie wird von nun an mit {source} bezahlt.',
  cancelled: {
    donor: 'Sie haben Ihre regelmäßige Spende von {sum} an {charity} beendet.',
    charity: '{charity} hat Ihre regelmäßige Spende von {sum} beendet.',
    platform: 'Wir haben Ihre regelmäßige Spende von {sum} an {charity} beendet.',
  },
  terms: { amount: 'den Betrag', next_date: 'den nächsten Termin', source: 'die Zahlungsart' },
  next: 'Die nächste Spende ist am {next}.',
  noneUntilResumed: 'Solange sie pausiert ist, buchen wir nichts ab.',
  noneLeft: 'Es folgen keine weiteren Spenden.',
  undo: {
    paused: 'Auf ihrer Seite können Sie sie fortsetzen.',
    pausedUntil:
      'Nach der Pause läuft sie von selbst weiter. Auf ihrer Seite können Sie sie früher fortsetzen.',
    charity:
      '{charity} kann zurzeit keine Spenden annehmen. Ihre Spende läuft weiter, sobald das wieder geht.',
    source:
      'Wir können die Zahlungsart nicht mehr nutzen. Wählen Sie auf der Seite der Spende eine andere, damit sie weiterläuft.',
    resumed: 'Auf ihrer Seite können Sie sie pausieren, ändern oder beenden.',
    changed: 'Auf ihrer Seite können Sie sie erneut ändern.',
    cancelled: 'Das lässt sich nicht rückgängig machen. Sie können eine neue regelmäßige Spende beginnen.',
  },
  beginAgain: 'Das war die letzte Spende. Sie können eine neue regelmäßige Spende beginnen.',
  label: 'Ihre regelmäßige Spende ansehen',
};

function writeChange(locale: Locale, words: Words) {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (news: PlanChangeNews, print: Printer): Letter => {
    const move = moveOf(news);
    const terms = news.told.flatMap((each) => (isTerm(each) ? [words.terms[each]] : []));
    const values: Record<string, string> = {
      charity: news.charityName,
      sum: print.sum(news.sum),
      terms: list.format(terms),
      source: news.sourceName ?? '',
      skipped: news.skippedOn === null ? '' : print.day(news.skippedOn),
      until: news.pausedUntil === null ? '' : print.day(news.pausedUntil),
      next: news.nextOn === null ? '' : print.day(news.nextOn),
    };
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    return {
      subject: fill(words.subject[move]),
      paragraphs: [...doneIn(words, news, move), nextIn(words, news), ...undoIn(words, news, move)].map(fill),
      action: { label: words.label, path: `${PLANS_PATH}/${news.planId}` },
    };
  };
}

function moveOf({ told }: PlanChangeNews): Move {
  return told.find((each) => !isTerm(each)) ?? 'changed';
}

function isTerm(change: ToldChange): change is Term {
  return change === 'amount' || change === 'next_date' || change === 'source';
}

function nextIn(words: Words, { nextOn, status }: PlanChangeNews): string {
  if (nextOn !== null) return words.next;
  return status === 'paused' ? words.noneUntilResumed : words.noneLeft;
}

function doneIn(words: Words, news: PlanChangeNews, move: Move): string[] {
  const { told, sourceName, pausedUntil, cancelledBy } = news;
  if (move === 'cancelled') return [words.cancelled[cancelledBy ?? 'platform']];
  if (move === 'paused' && pausedUntil !== null) return [words.pausedUntil];
  return [
    words[move],
    ...(told.includes('amount') ? [words.newAmount] : []),
    ...(told.includes('source') && sourceName !== null ? [words.newSource] : []),
  ];
}

/** Empty for a skipped date, which nobody can take back. */
function undoIn(words: Words, { pausedFor, pausedUntil, status }: PlanChangeNews, move: Move): string[] {
  if (move === 'paused') return [words.undo[pausedFor ?? (pausedUntil === null ? 'paused' : 'pausedUntil')]];
  if (status === 'completed') return [words.beginAgain];
  return move === 'skipped' ? [] : [words.undo[move]];
}

export const recurringChanged: Template<PlanChangeNews> = {
  example: {
    planId: 'recurring_01m7zrgjwgyegj6d5ybm1zw3h2',
    charityName: 'Helping Hands',
    sum: { amount: '25.00', currency: 'USD' },
    told: ['amount', 'next_date'],
    sourceName: 'Visa •••• 4242',
    skippedOn: null,
    nextOn: '2026-12-27',
    pausedUntil: null,
    status: 'active',
    pausedFor: null,
    cancelledBy: null,
  },
  letters: {
    en: writeChange('en', ENGLISH),
    es: writeChange('es', SPANISH),
    de: writeChange('de', GERMAN),
  },
};
