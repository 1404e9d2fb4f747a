/**
 * Finds the point of a place (coordinates, "City, ST" or a ZIP code) and the full name of a city. The data comes from a
 * package, without network calls.
 */
import { wordsOf } from '../language/words';
import states from './states.json';

export interface Place {
  latitude: number;
  longitude: number;
}

const NAMES = new Map(Object.entries(states));

/** Returns the name of a state by its code. */
export function stateName(code: string | null): string | undefined {
  return NAMES.get(code ?? '');
}

const COORDINATES = /^(-?\d{1,3}(?:\.\d{1,10})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,10})?)$/;
const ZIP_DIGITS = 5;
const ZIP = /^(\d{5})(?:-\d{4})?$/;
const CITY = /^(.+?),\s*([\p{L} ]+)$/u;

/** Returns the point of a place, or undefined if the place is unknown. */
export async function findPlace(text: string): Promise<Place | undefined> {
  const coordinates = COORDINATES.exec(text.trim());
  if (coordinates !== null) return pointOf(Number(coordinates[1]), Number(coordinates[2]));
  const known = await places();
  const zip = ZIP.exec(text.trim());
  if (zip !== null) return known.zips.get(zip[1] ?? '');
  const [, city, state] = CITY.exec(text.trim()) ?? [];
  return city === undefined ? undefined : known.cities.get(cityKey(city, codeOf(state ?? '')));
}

function pointOf(latitude: number, longitude: number): Place | undefined {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : undefined;
}

function codeOf(state: string): string {
  const wanted = state.trim().toLowerCase();
  const named = [...NAMES].find(([, name]) => name.toLowerCase() === wanted);
  return named?.[0] ?? wanted.toUpperCase();
}

function cityKey(city: string, state: string): string {
  const words = wordsOf(city);
  return `${(writtenOut(words) ?? words).join(' ')}, ${state}`;
}

/** Abbreviations of the first word of a city's name. */
const WRITTEN_OUT = new Map([
  ['st', 'saint'],
  ['ft', 'fort'],
  ['mt', 'mount'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

/** Writes out an abbreviated first word of a city's name. Returns undefined if the word is not abbreviated. */
function writtenOut([first = '', ...others]: string[]): string[] | undefined {
  const whole = WRITTEN_OUT.get(first);
  return whole === undefined || others.length === 0 ? undefined : [whole, ...others];
}

/** Returns the given name of a city and, if its first word is abbreviated, also the full name. */
export function cityNames(name: string): string[] {
  const whole = writtenOut(wordsOf(name));
  return whole === undefined ? [name] : [name, whole.join(' ')];
}

/**
 * Returns the post office's name for a city whose words a register abbreviates ("Salt Lake Cty") or joins ("Mccook").
 * Returns undefined if both names are the same, or if the ZIP code belongs to another city.
 */
export async function cityInFull(city: string, postalCode: string): Promise<string | undefined> {
  const named = (await places()).cityNames.get(postalCode.slice(0, ZIP_DIGITS));
  return named !== undefined && isCutShort(wordsOf(city), wordsOf(named)) ? named : undefined;
}

/** Returns true if words of the short name are abbreviated, or if the names differ only in spaces. */
function isCutShort(short: string[], full: string[]): boolean {
  if (short.join(' ') === full.join(' ')) return false;
  if (short.join('') === full.join('')) return true;
  return (
    short.length === full.length && short.every((word, index) => isAbbreviation(word, full[index] ?? ''))
  );
}

/** Returns true if both begin with the same letter and `full` has all letters of `short` in the same order. */
function isAbbreviation(short: string, full: string): boolean {
  if (short[0] !== full[0]) return false;
  let found = 0;
  for (const letter of full) if (letter === short[found]) found += 1;
  return found === short.length;
}

interface Places {
  zips: Map<string, Place>;
  /** The city that the post office names for a ZIP code. */
  cityNames: Map<string, string>;
  cities: Map<string, Place>;
}

let loading: Promise<Places> | undefined;

/** Loads the data on first use, because it is large and only some requests need it. */
function places(): Promise<Places> {
  loading ??= readPlaces();
  return loading;
}

async function readPlaces(): Promise<Places> {
  const { codes } = await import('zipcodes');
  const zips = new Map<string, Place>();
  const cityNames = new Map<string, string>();
  const members = new Map<string, Place[]>();
  for (const { zip, city, state, country, latitude, longitude } of Object.values(codes)) {
    if (country !== 'US') continue;
    zips.set(zip, { latitude, longitude });
    cityNames.set(zip, city);
    const key = cityKey(city, state);
    members.set(key, [...(members.get(key) ?? []), { latitude, longitude }]);
  }
  return { zips, cityNames, cities: new Map([...members].map(([key, points]) => [key, middleOf(points)])) };
}

/** Returns the median of each coordinate, so that a stray ZIP code does not move the point. */
function middleOf(points: Place[]): Place {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  };
}
