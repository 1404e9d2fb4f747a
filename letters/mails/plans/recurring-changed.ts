/** Tells a donor that a recurring gift changed. It goes out no matter who changed the gift. */
import { type Database } from '../../../db/database';
import { findOauthClient } from '../../../db/queries/access/oauth-clients';
import { findOccurrence } from '../../../db/queries/plans/occurrences';
import { findPlan } from '../../../db/queries/plans/plans';
import { findSource } from '../../../db/queries/sources/sources';
import { type PauseReason, pauseReason } from '../../../domain/plans/pause-reason';
import { type Plan, type PlanActor, type PlanStatus, upcomingDates } from '../../../domain/plans/plan';
import { TOLD_CHANGES, type ToldChange } from '../../../domain/plans/told-change';
import { nameSource } from '../../../domain/sources/source-name';
import { type GiftNews } from '../gifts/common';
import { nameOfCharity, type NoticeMail, type Sentence, sumOf } from '../mail';
import { PLANS_PATH } from '../paths';

interface News extends GiftNews {
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
  /** The application with whose access the plan was cancelled, if the donor may keep the plan. Null otherwise. */
  application: string | null;
}

type Term = 'amount' | 'next_date' | 'source';
type Move = Exclude<ToldChange, Term> | 'changed';

export const recurringChanged: NoticeMail<News> = {
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
    application: null,
  },
  gather: async ({ db }, { subject }) => {
    const [planId = '', changes = '', mark = ''] = subject.split('/');
    const plan = await findPlan(db, planId);
    const told = TOLD_CHANGES.filter((each) => changes.split('+').includes(each));
    if (plan === undefined || isOutdated(plan, told)) return undefined;
    const skipped = told.includes('skipped') ? await findOccurrence(db, planId, Number(mark)) : undefined;
    return {
      news: {
        planId,
        charityName: await nameOfCharity(db, plan.charityId),
        sum: sumOf(plan.currency, plan.amountMinor),
        told,
        sourceName: await findSourceName(db, plan),
        skippedOn: skipped?.dueOn ?? null,
        nextOn: upcomingDates(plan, 1)[0] ?? null,
        pausedUntil: plan.pausedUntil,
        status: plan.status,
        pausedFor: pauseReason(plan),
        cancelledBy: plan.cancelledBy,
        application: await findApplicationName(db, plan),
      },
    };
  },
  write: (news, { say, print }) => {
    const move = moveOf(news);
    const terms = news.told.filter(isTerm);
    return {
      subject: `recurring_changed.subject.${move}`,
      values: {
        charityName: news.charityName,
        sum: print.sum(news.sum),
        terms: print.list(terms.map((term) => say(`recurring_changed.term.${term}`))),
        sourceName: news.sourceName,
        skippedOn: print.day(news.skippedOn),
        pausedUntil: print.day(news.pausedUntil),
        nextOn: print.day(news.nextOn),
        application: news.application,
      },
      paragraphs: [...doneIn(news, move), nextIn(news), undoIn(news, move)],
      links: [
        {
          label: news.application === null ? 'recurring_changed.see' : 'recurring_changed.keep',
          path: `${PLANS_PATH}/${news.planId}`,
        },
      ],
    };
  },
};

/** Returns null for a wallet, and for a test source that nobody saved. */
async function findSourceName(db: Database, { source: id, donorUserId }: Plan): Promise<string | null> {
  const source = await findSource(db, id, donorUserId);
  const isNamed = source !== undefined && source.last4 !== null && (source.bankName ?? source.brand) !== null;
  return isNamed ? nameSource(source, '') : null;
}

async function findApplicationName(db: Database, { clientId, keepable }: Plan): Promise<string | null> {
  if (!keepable || clientId === null) return null;
  return (await findOauthClient(db, clientId))?.name ?? null;
}

/** A later change sends its own mail. */
function isOutdated({ status }: Plan, told: ToldChange[]): boolean {
  if (told.includes('paused')) return status !== 'paused';
  if (told.includes('resumed')) return status !== 'active';
  if (told.includes('cancelled')) return status !== 'cancelled';
  return status === 'cancelled' || status === 'failed';
}

function moveOf({ told }: News): Move {
  return told.find((each) => !isTerm(each)) ?? 'changed';
}

function isTerm(change: ToldChange): change is Term {
  return change === 'amount' || change === 'next_date' || change === 'source';
}

function doneIn(news: News, move: Move): (Sentence | false)[] {
  const { told, sourceName, pausedUntil, cancelledBy, application } = news;
  if (application !== null) return ['recurring_changed.cancelled.application'];
  if (move === 'cancelled') return [`recurring_changed.cancelled.${cancelledBy ?? 'platform'}`];
  if (move === 'paused' && pausedUntil !== null) return ['recurring_changed.done.pausedUntil'];
  return [
    `recurring_changed.done.${move}`,
    told.includes('amount') && 'recurring_changed.newAmount',
    told.includes('source') && sourceName !== null && 'recurring_changed.newSource',
  ];
}

function nextIn({ nextOn, status }: News): Sentence {
  if (nextOn !== null) return 'recurring_changed.next';
  return status === 'paused' ? 'recurring_changed.noneUntilResumed' : 'recurring_changed.noneLeft';
}

/** False for a skipped date, which nobody can take back. */
function undoIn({ pausedFor, pausedUntil, status, application }: News, move: Move): Sentence | false {
  if (application !== null) return 'recurring_changed.undo.application';
  if (move === 'paused') {
    return `recurring_changed.undo.${pausedFor ?? (pausedUntil === null ? 'paused' : 'pausedUntil')}`;
  }
  if (status === 'completed') return 'recurring_changed.beginAgain';
  return move !== 'skipped' && `recurring_changed.undo.${move}`;
}
