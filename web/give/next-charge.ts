/** The day of the second gift of a plan that begins now, see docs/rules/plans.md. Days are those of the donor. */
export function nextMonthly(now: Date): string {
  const [year, month] = [now.getFullYear(), now.getMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const next = new Date(Date.UTC(year, month, Math.min(now.getDate(), lastDay)));
  return next.toISOString().slice(0, 10);
}
