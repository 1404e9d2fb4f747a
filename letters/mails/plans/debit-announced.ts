/** Announces the bank debit of a recurring gift to its donor. */
import { findPlan } from '../../../db/queries/plans/plans';
import { dueDate } from '../../../domain/plans/rhythm';
import { type GiftNews } from '../gifts/common';
import { nameOfCharity, type NoticeMail, sumOf } from '../mail';
import { SOURCES_PATH } from '../paths';

interface News extends GiftNews {
  dueOn: string;
}

export const debitAnnounced: NoticeMail<News> = {
  example: { charityName: 'Helping Hands', sum: { amount: '25.00', currency: 'USD' }, dueOn: '2026-12-01' },
  gather: async ({ db }, { subject }) => {
    const [planId = '', number] = subject.split('/');
    const plan = await findPlan(db, planId);
    if (plan?.status !== 'active' || plan.nextNumber !== Number(number)) return undefined;
    const charityName = await nameOfCharity(db, plan.charityId);
    const dueOn = dueDate(plan, plan.nextNumber);
    return { news: { charityName, sum: sumOf(plan.currency, plan.amountMinor), dueOn } };
  },
  write: ({ charityName, sum, dueOn }, { print }) => ({
    subject: 'debit_announced.subject',
    values: { charityName, sum: print.sum(sum), dueOn: print.day(dueOn) },
    paragraphs: ['debit_announced.debit', 'debit_announced.prepare'],
    links: [{ label: 'link.seeSources', path: SOURCES_PATH }],
  }),
};
