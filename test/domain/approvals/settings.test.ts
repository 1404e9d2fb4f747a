/** One amount says above what two operators decide. Its former name still sets it. */
import { z } from 'zod';
import { approvalFaults, approvalShape, readApprovalUsdMinor } from '../../../domain/approvals/settings';

const shape = z.object(approvalShape);

it.each<[Record<string, string>, bigint]>([
  [{}, 1_000_000n],
  [{ APPROVAL_USD: '0' }, 0n],
  [{ APPROVAL_USD: '2500' }, 250_000n],
  [{ APPROVAL_USD: '1000000000' }, 100_000_000_000n],
  [{ PAYOUT_APPROVAL_USD: '2500' }, 250_000n],
])('with %j, two operators decide above %s cents', (settings, cents) => {
  const values = shape.parse(settings);
  expect([readApprovalUsdMinor(values), approvalFaults(values)]).toEqual([cents, []]);
});

it.each(['-1', '0.5', '1000000001', 'many'])('the amount "%s" is refused under both names', (amount) => {
  expect(shape.safeParse({ APPROVAL_USD: amount }).success).toBe(false);
  expect(shape.safeParse({ PAYOUT_APPROVAL_USD: amount }).success).toBe(false);
});

it('both names at once are a fault', () => {
  const values = shape.parse({ APPROVAL_USD: '1', PAYOUT_APPROVAL_USD: '1' });
  expect(approvalFaults(values)).toEqual(['APPROVAL_USD, PAYOUT_APPROVAL_USD: set only one']);
});
