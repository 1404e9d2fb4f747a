/** Converts times of day to and from minutes after midnight. */

/** Parses `09:30` into 570. */
export function parseMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats 570 as `09:30`. */
export function formatMinute(minute: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minute / 60))}:${part(minute % 60)}`;
}
