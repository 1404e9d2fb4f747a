import { validationError } from '../../../domain/errors';
import { countDays, type DayRange, LONGEST_RANGE_DAYS } from '../../../domain/fees/periods';

/**
 * Returns the requested range of days. Takes a missing first or last day from `usual`. Refuses a range that
 * is empty or too long.
 */
export function chooseRange(
  asked: { start_date?: string | undefined; end_date?: string | undefined },
  usual: DayRange,
): DayRange {
  const range = { from: asked.start_date ?? usual.from, to: asked.end_date ?? usual.to };
  const days = countDays(range);
  if (days < 1)
    throw validationError([
      { field: 'end_date', code: 'conflict', message: 'must not be before start_date' },
    ]);
  if (days > LONGEST_RANGE_DAYS) {
    const message = `must be at most five years (${String(LONGEST_RANGE_DAYS)} days) after start_date`;
    throw validationError([{ field: 'end_date', code: 'too_large', message }]);
  }
  return range;
}
