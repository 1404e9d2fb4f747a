/**
 * Rounds the points of the factors, so that they still add up to the score. The factors with the largest fractions are
 * rounded up.
 */
export function wholePoints(points: readonly number[], score: number): number[] {
  const whole = points.map((each) => Math.floor(each));
  const left = score - whole.reduce((sum, each) => sum + each, 0);
  const byFraction = points
    .map((each, index) => ({ index, fraction: each - Math.floor(each) }))
    .filter(({ fraction }) => fraction > 0)
    .sort((one, other) => other.fraction - one.fraction);
  const raised = new Set(byFraction.slice(0, Math.max(0, left)).map(({ index }) => index));
  return whole.map((each, index) => (raised.has(index) ? each + 1 : each));
}
