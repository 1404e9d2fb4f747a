/** Formats lines with fixed column widths, for output that grows line by line. */

export interface Column {
  title: string;
  width: number;
  /** Set for columns of numbers. */
  align?: 'right';
}

/** Formats one line. Shortens long cells in the middle; the last column has no limit. */
export function formatLine(columns: Column[], cells: string[]): string {
  return columns
    .map(({ width, align }, index) => {
      const isLast = index === columns.length - 1;
      const cell = isLast ? (cells[index] ?? '') : shorten(cells[index] ?? '', width);
      return align === 'right' ? cell.padStart(width) : cell.padEnd(width);
    })
    .join('  ')
    .trimEnd();
}

/** Formats the line of titles. */
export function formatTitles(columns: Column[]): string {
  return formatLine(
    columns,
    columns.map(({ title }) => title),
  );
}

/** The time of day in this machine's time zone. */
export function timeOfDay(isoTime: string): string {
  const at = new Date(isoTime);
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function shorten(text: string, width: number): string {
  if (text.length <= width) return text;
  const end = Math.floor((width - 1) / 2);
  return `${text.slice(0, width - 1 - end)}…${text.slice(text.length - end)}`;
}
