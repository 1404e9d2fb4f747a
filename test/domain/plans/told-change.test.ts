/** Which changes of a plan its donor is told by mail (docs/rules/mails.md). */
import {
  cancelPlan,
  changePlan,
  completePlan,
  failPlan,
  holdPlan,
  loseSource,
  pausePlan,
  type PlanTerms,
  resumePlan,
  skipNext,
} from '../../../domain/plans/plan';
import { changedTerms, toldMove } from '../../../domain/plans/told-change';
import { planOf } from '../../factories/recurring';

const now = new Date('2027-02-10T12:00:00Z');
const active = planOf('2027-01-31', 'monthly', { durationMonths: 12 });
const pause = pausePlan(active, null, now);

it.each([
  ['a pause', pause, ['paused']],
  ['a pause by the platform', holdPlan(active, 'verification'), ['paused']],
  ['a pause for a source', loseSource(active), ['paused']],
  ['a resumption that skips dates', resumePlan(pause.plan, new Date('2027-06-01T12:00:00Z')), ['resumed']],
  ['a skipped date', skipNext(active), ['skipped']],
  ['a cancellation', cancelPlan(active, 'charity', null, now), ['cancelled']],
  ['a hold of a plan that its donor paused', holdPlan(pause.plan, 'verification'), []],
  ['the last gift', completePlan(active, now), []],
  ['too many failed gifts', failPlan(active, now), []],
  ['new terms', changePlan(active, { amountMinor: 700n }, now), []],
])('%s', (_, change, told) => {
  expect(toldMove(change)).toEqual(told);
});

const same = { amountMinor: 500n, payment: { method: 'card', source: 'own_card' }, nextDate: '2027-02-28' };
it.each<[PlanTerms, string[]]>([
  [{ amountMinor: 700n }, ['amount']],
  [{ nextDate: '2027-02-11' }, ['next_date']],
  [{ payment: { method: 'card', source: 'card_succeeds' } }, ['source']],
  [{ amountMinor: 700n, nextDate: '2027-02-11' }, ['amount', 'next_date']],
  [same as PlanTerms, []],
])('of the terms %j only those that differ are told', (terms, told) => {
  expect(changedTerms(active, changePlan(active, terms, now).plan)).toEqual(told);
});

it('a source that a plan waited for is told, even if it is the earlier one', () => {
  expect(changedTerms({ ...active, needsSource: true }, active)).toEqual(['source']);
});
