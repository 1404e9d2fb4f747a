import { DISPUTE_STATUSES, EVIDENCE_DAYS, isOpen } from '../../../domain/disputes/dispute';

it('a dispute is open until it is won or lost', () => {
  expect(DISPUTE_STATUSES.filter(isOpen)).toEqual(['opened', 'under_review']);
  expect(DISPUTE_STATUSES.filter((status) => !isOpen(status))).toEqual(['won', 'lost']);
});

it('the charity has 14 days for its evidence', () => {
  expect(EVIDENCE_DAYS).toBe(14);
});
