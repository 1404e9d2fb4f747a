/** The IANA time zone of the donor's browser. Empty if the browser does not know it. */
export function browserTimeZone(): string {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  return timeZone === undefined || timeZone === 'Etc/Unknown' ? '' : timeZone;
}
