/** Renders a person's year in review as PDF. */
import { type Readable } from 'node:stream';
import { printAmount } from '../../domain/printed-money';
import { speak } from '../../texts/languages';
import { type DocumentSay, type Edition, Paper, type Row } from '../paper/paper';
import { isolate } from '../paper/text-lines';

/** The content of a year in review. Amounts without a currency are in US dollars. */
export interface PrintedReview {
  year: number;
  total_donated: string;
  total_volunteer_hours: number;
  donations: number;
  by_currency: Record<string, string>;
  by_month: { month: string; amount: string; donations: number; hours: number }[];
  charities: { name: string; amount: string; donations: number; hours: number }[];
  impact_metrics: { people_helped: number; projects_funded: number; carbon_offset: string };
  achievements: { badge: string; earned_at: string }[];
}

interface Reader extends Edition {
  name: string;
  madeAt: Date;
}

export function renderYearInReview(
  review: PrintedReview,
  { name, madeAt, letterhead, language }: Reader,
): Readable {
  const say = speak('documents', language);
  const title = say('reviewTitle', { year: review.year });
  const paper = new Paper({ title, madeAt, letterhead, language });
  paper.addHeading(title);
  paper.addRows([[say('reviewFor'), isolate(name)], ...listTotals(say, review)]);
  const months = review.by_month.map(({ month, ...figures }) => ({ name: month, ...figures }));
  addFigures(paper, say, ['byMonth', 'month'], months);
  addFigures(paper, say, ['charities', 'charity'], review.charities);
  if (review.achievements.length > 0) {
    paper.addHeading(say('achievements'), 2);
    paper.addRows(
      review.achievements.map(({ badge, earned_at: at }): Row => [at.slice(0, 10), say('badge', { badge })]),
    );
  }
  paper.addParagraphs([say('grouping'), say('reviewNote')]);
  return paper.end();
}

function listTotals(say: DocumentSay, review: PrintedReview): Row[] {
  const { impact_metrics: impact } = review;
  return [
    [say('givenInDollars'), printAmount(review.total_donated, 'USD')],
    ...Object.entries(review.by_currency).map(([currency, amount]): Row => [
      say('givenIn', { currency }),
      printAmount(amount, currency),
    ]),
    [say('gifts'), String(review.donations)],
    [say('hoursWorked'), String(review.total_volunteer_hours)],
    [say('peopleHelped'), String(impact.people_helped)],
    [say('projectsFunded'), String(impact.projects_funded)],
    [say('carbonOffset'), impact.carbon_offset],
  ];
}

type Figures = Pick<PrintedReview['charities'][number], 'name' | 'amount' | 'donations' | 'hours'>;

function addFigures(
  paper: Paper,
  say: DocumentSay,
  [heading, first]: ['byMonth', 'month'] | ['charities', 'charity'],
  rows: Figures[],
): void {
  if (rows.length === 0) return;
  paper.addHeading(say(heading), 2);
  const table = paper.openTable([
    { name: say(first), width: 200, align: 'left' },
    { name: say('givenAtRate'), width: 150, align: 'right' },
    { name: say('gifts'), width: 60, align: 'right' },
    { name: say('hoursWorked'), width: 74, align: 'right' },
  ]);
  for (const { name, amount, donations, hours } of rows) {
    table.addRow([isolate(name), printAmount(amount, 'USD'), String(donations), String(hours)]);
  }
  table.end();
}
