/** Pages of lists. */
export const PAGE_SIZE = 20;

/** Where the next page of a list begins, if there is one. */
export function nextOffset(
  { total, offset }: { total: number; offset: number },
  entries: unknown[],
): number | undefined {
  const next = offset + entries.length;
  return entries.length > 0 && next < total ? next : undefined;
}
