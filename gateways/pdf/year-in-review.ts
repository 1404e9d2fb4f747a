/** Renders a person's year in review as PDF. */
import { type Readable } from 'node:stream';
import { GROUPING_NOTE, printAmount } from '../../domain/printed-money';
import { type Letterhead } from './letterhead';
import { Paper, type Row } from './paper';
import { type Column } from './table';
import { isolate } from './text-lines';

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

interface Reader {
  name: string;
  madeAt: Date;
  letterhead: Letterhead;
}

const FIGURES: Column[] = [
  { name: 'Given, at the rate of each gift', width: 150, align: 'right' },
  { name: 'Gifts', width: 60, align: 'right' },
  { name: 'Hours', width: 74, align: 'right' },
];

export function renderYearInReview(review: PrintedReview, { name, madeAt, letterhead }: Reader): Readable {
  const title = `Your ${review.year} in review`;
  const paper = new Paper({ title, madeAt, letterhead });
  paper.addHeading(title);
  paper.addRows([['For', isolate(name)], ...listTotals(review)]);
  addFigures(
    paper,
    'Month by month',
    'Month',
    review.by_month.map(({ month, ...figures }) => ({ name: month, ...figures })),
  );
  addFigures(paper, 'Charities', 'Charity', review.charities);
  if (review.achievements.length > 0) {
    paper.addHeading('Achievements', 2);
    paper.addRows(
      review.achievements.map(({ badge, earned_at: at }): Row => [
        at.slice(0, 10),
        badge.replaceAll('_', ' '),
      ]),
    );
  }
  paper.addParagraphs([GROUPING_NOTE, 'This review is no receipt. Use your receipts for your taxes.']);
  return paper.end();
}

function listTotals(review: PrintedReview): Row[] {
  const { impact_metrics: impact } = review;
  return [
    ['Given, in US dollars', printAmount(review.total_donated, 'USD')],
    ...Object.entries(review.by_currency).map(([currency, amount]): Row => [
      `Given in ${currency}`,
      printAmount(amount, currency),
    ]),
    ['Gifts', String(review.donations)],
    ['Hours', String(review.total_volunteer_hours)],
    ['People helped', String(impact.people_helped)],
    ['Projects funded', String(impact.projects_funded)],
    ['Carbon offset', impact.carbon_offset],
  ];
}

type Figures = Pick<PrintedReview['charities'][number], 'name' | 'amount' | 'donations' | 'hours'>;

function addFigures(paper: Paper, heading: string, first: string, rows: Figures[]): void {
  if (rows.length === 0) return;
  paper.addHeading(heading, 2);
  const table = paper.openTable([{ name: first, width: 200, align: 'left' }, ...FIGURES]);
  for (const { name, amount, donations, hours } of rows) {
    table.addRow([isolate(name), printAmount(amount, 'USD'), String(donations), String(hours)]);
  }
  table.end();
}
