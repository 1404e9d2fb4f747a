/** What a visitor looks for. The address of the page holds it, so that a reload, a link and the way back show the same. */
import { type SearchQuery } from '../../../client/index';

/** Fields of the index that the page filters by, in the order in which it offers them. */
export const FILTERS = ['type', 'category', 'country', 'state', 'verified'] as const;
export type Filter = (typeof FILTERS)[number];

export interface Wanted {
  words: string;
  /** A place such as "Denver, CO" or a ZIP code. */
  near: string;
  filters: Partial<Record<Filter, string>>;
  /** The ids of the charities that stand side by side. */
  compared: string[];
}

export const MOST_COMPARED = 3;
export const PAGE_SIZE = 20;
/** Matches everything. The language of queries has no shorter way to say it. */
const EVERYTHING = 'type:organization OR type:campaign OR type:opportunity';

export function readWanted(parameters: URLSearchParams): Wanted {
  const filters: Wanted['filters'] = {};
  for (const name of FILTERS) {
    const value = parameters.get(name) ?? '';
    if (value !== '') filters[name] = value;
  }
  return {
    words: (parameters.get('q') ?? '').trim(),
    near: (parameters.get('near') ?? '').trim(),
    filters,
    compared: [...new Set((parameters.get('compare') ?? '').split(',').filter((id) => id !== ''))].slice(
      0,
      MOST_COMPARED,
    ),
  };
}

export function writeWanted({ words, near, filters, compared }: Wanted): URLSearchParams {
  const entries = {
    q: words,
    near,
    ...filters,
    compare: compared.join(','),
  };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
}

export function addressOf(wanted: Wanted): string {
  const query = writeWanted(wanted).toString();
  return query === '' ? '/' : `/?${query}`;
}

/** The API says which values it knows, so the page does not check them. */
export function toQuery({ words, near, filters }: Wanted, page: number): SearchQuery {
  const { verified, ...others } = filters;
  return {
    q: words === '' ? EVERYTHING : words,
    ...(others as Pick<SearchQuery, 'type' | 'category' | 'country' | 'state'>),
    ...(verified === undefined ? {} : { verified: verified === 'true' }),
    ...(near === '' ? {} : { location: near, sort: 'distance' as const }),
    facets: FILTERS.join(','),
    limit: PAGE_SIZE,
    page,
  };
}
