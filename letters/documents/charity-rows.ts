import { formatEin } from '../../domain/receipts/tax-sentence';
import { type DocumentSay, type Row } from '../paper/paper';
import { isolate } from '../paper/text-lines';

interface NamedCharity {
  name: string;
  ein: string | null;
  city?: string | null;
  state?: string | null;
}

/** Returns rows that name a charity. The name has its own row, so that PDF readers never mix text directions. */
export function nameCharity(say: DocumentSay, { name, ein, city, state }: NamedCharity): Row[] {
  const place = [city, state].filter(Boolean).join(', ');
  return [
    [say('charity'), isolate(name)],
    ...(place === '' ? [] : [[say('place'), isolate(place)] satisfies Row]),
    ...(ein === null ? [] : [[say('ein'), formatEin(ein)] satisfies Row]),
  ];
}
