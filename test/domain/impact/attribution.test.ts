/** A donor is credited with the share they gave of all money the charity received in a report's period. */
import fc from 'fast-check';
import { attributeImpact, formatCarbonOffset, type ReportShare } from '../../../domain/impact/attribution';

const report = {
  ownUsdMinor: 100n,
  allUsdMinor: 400n,
  beneficiariesReached: 10,
  projectsCompleted: 4,
  carbonOffsetGrams: 1_000,
};

it('a quarter of the money is a quarter of each figure, rounded down', () => {
  expect(attributeImpact([report])).toEqual({ peopleHelped: 2, projectsFunded: 1, carbonOffsetGrams: 250 });
});

it('parts of several reports are summed before they are rounded', () => {
  const third = { ...report, ownUsdMinor: 1n, allUsdMinor: 2n, beneficiariesReached: 1 };
  expect(attributeImpact([third, third]).peopleHelped).toBe(1);
  expect(attributeImpact([third]).peopleHelped).toBe(0);
});

it.each([
  [{ ownUsdMinor: 0n }, 'gave nothing'],
  [{ ownUsdMinor: -100n }, 'has more back than was given'],
  [{ allUsdMinor: 0n }, 'gave to a charity whose gifts were all refunded'],
  [{ allUsdMinor: -1n }, 'gave to a charity that paid back more than it received'],
])('%j: nothing for somebody who %s', (change, _who) => {
  const credited = attributeImpact([{ ...report, ...change }]);
  expect(credited).toEqual({ peopleHelped: 0, projectsFunded: 0, carbonOffsetGrams: 0 });
});

it('one cent is enough for a part', () => {
  const shares = { ownUsdMinor: 1n, allUsdMinor: 1n };
  expect(attributeImpact([{ ...report, ...shares }])).toEqual({
    peopleHelped: 10,
    projectsFunded: 4,
    carbonOffsetGrams: 1_000,
  });
});

it('all donors together are never credited with more than was reported', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 }),
      fc.nat(1_000_000),
      (gifts, reached) => {
        const all = gifts.reduce((sum, each) => sum + each, 0n);
        const share = (own: bigint): ReportShare => ({
          ...report,
          ownUsdMinor: own,
          allUsdMinor: all,
          beneficiariesReached: reached,
        });
        const credited = gifts.map((own) => attributeImpact([share(own)]).peopleHelped);
        expect(credited.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(reached);
      },
    ),
  );
});

it.each([
  [0, '0.0 kg'],
  [99, '0.0 kg'],
  [100, '0.1 kg'],
  [12_599, '12.5 kg'],
  [13_000, '13.0 kg'],
])('%i grams are %s', (grams, text) => {
  expect(formatCarbonOffset(grams)).toBe(text);
});
