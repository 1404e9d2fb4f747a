/** The parts of a name and a description that were asked for, marked up for a page. */
import { APOSTROPHES, ASCII, isPlain, wordsOf } from './language/words';

const BEFORE_CHARACTERS = 60;
const LONGEST = 240;
/** So many words are looked for one by one sooner than a text is read. */
const FEW_WORDS = 20;
const WORD = /[\p{L}\p{N}\p{M}'’]+/gu;

/** The text with the asked-for words in <mark>, all else escaped for HTML; undefined when none is in it. */
export function highlight(text: string, asked: ReadonlySet<string>): string | undefined {
  if (!mayHold(text, asked)) return undefined;
  const isAsked = isPlain(text)
    ? (word: string) => asked.has(word.toLowerCase())
    : (word: string) => wordsOf(word).some((each) => asked.has(each));
  const hits = [...text.matchAll(WORD)].filter(([word]) => isAsked(word));
  const [first] = hits;
  if (first === undefined) return undefined;
  const from = text.length <= LONGEST ? 0 : wordStart(text, Math.max(0, first.index - BEFORE_CHARACTERS));
  const to = Math.min(text.length, from + LONGEST);
  let marked = from > 0 ? '…' : '';
  let at = from;
  for (const { 0: word, index } of hits) {
    if (index < at || index + word.length > to) continue;
    marked += `${escapeHtml(text.slice(at, index))}<mark>${escapeHtml(word)}</mark>`;
    at = index + word.length;
  }
  return `${marked}${escapeHtml(text.slice(at, to))}${to < text.length ? '…' : ''}`;
}

/** Most texts hold none of the words: that is seen without reading them word by word. */
function mayHold(text: string, asked: ReadonlySet<string>): boolean {
  if (asked.size > FEW_WORDS || !ASCII.test(text)) return true;
  const plain = text.replace(APOSTROPHES, '').toLowerCase();
  for (const word of asked) if (plain.includes(word)) return true;
  return false;
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return at === 0 || space < 0 ? at : space + 1;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
