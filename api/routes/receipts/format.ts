/** Whether a receipt is to be printed: the query says so, or else the `Accept` header. */
export function wantsPdf(
  format: 'json' | 'pdf' | undefined,
  preferred: (mediaTypes: string[]) => string | undefined,
): boolean {
  if (format !== undefined) return format === 'pdf';
  return preferred(['application/json', 'application/pdf']) === 'application/pdf';
}
