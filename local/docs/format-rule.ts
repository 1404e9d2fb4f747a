/** Writes the value of a constant as the pages of docs/rules do. */
import { isRecord } from './constants';

const UNITS = ['days', 'months', 'hours', 'miles'];
const MEBIBYTE = 1_048_576;

/** The largest unit that fits counts. One day is written as 24 hours. */
const DURATIONS: [unit: string, ms: number, fewest: number][] = [
  ['days', 86_400_000, 2],
  ['hours', 3_600_000, 1],
  ['minutes', 60_000, 1],
  ['seconds', 1_000, 1],
];

/** The name says the unit: `GRACE_DAYS` is in days, `ratePpm` in millionths. An object shows its values, of objects also its keys, and a table of functions its keys alone. */
export function formatRule(name: string, value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return formatNumber(name, Number(value));
  if (Array.isArray(value)) return value.map((item) => formatItem(name, item)).join(', ') || 'none';
  if (!isRecord(value)) return String(value);
  const entries = Object.entries(value);
  const shown = entries.filter(([, item]) => typeof item !== 'function');
  if (shown.length === 0) return entries.map(([key]) => key).join(', ');
  return shown
    .map(([key, item]) => (isRecord(item) ? `${key} (${formatRule(key, item)})` : formatRule(key, item)))
    .join(', ');
}

/** A list in a list is a name with what belongs to it: `identity (government_id)`. */
function formatItem(name: string, item: unknown): string {
  if (!Array.isArray(item)) return formatRule(name, item);
  const [first, ...others] = item as unknown[];
  return `${formatRule(name, first)} (${others.map((other) => formatRule(name, other)).join(', ')})`;
}

function formatNumber(name: string, value: number): string {
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  if (words.includes('ppm')) return `${group(value / 10_000)} %`;
  if (words.includes('micros')) return (value / 1_000_000).toFixed(2);
  if (words.includes('usd')) return `${group(value / 100)} USD`;
  if (words.includes('bytes')) {
    return value < MEBIBYTE ? `${group(value / 1_024)} KiB` : `${group(value / MEBIBYTE)} MiB`;
  }
  if (words.includes('ms')) return formatDuration(value);
  if (words.includes('seconds')) return formatDuration(value * 1_000);
  if (words.includes('year')) return String(value);
  const unit = words.findLast((word) => UNITS.includes(word));
  if (unit === undefined) return group(value);
  return count(value, words.includes('business') ? `business ${unit}` : unit);
}

function formatDuration(ms: number): string {
  const fitting = DURATIONS.find(([, unitMs, fewest]) => ms % unitMs === 0 && ms / unitMs >= fewest);
  return fitting === undefined ? count(ms, 'milliseconds') : count(ms / fitting[1], fitting[0]);
}

function count(value: number, units: string): string {
  return `${group(value)} ${value === 1 ? units.slice(0, -1) : units}`;
}

/** 12345.5 as "12,345.5". */
function group(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 6 });
}
