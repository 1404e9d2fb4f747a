/**
 * Scans XML as a stream. Accepts only well-formed documents without a document type definition (DTD). Without a DTD
 * there are no custom entities. So a small file cannot expand in memory or refer to another file.
 */
import { BankFileError } from '../bank-file-error';
import { checkCharacters, decodeReferences } from './xml-characters';
import {
  checkComment,
  checkDeclaration,
  checkInstruction,
  readClosingTag,
  readTag,
  type Tag,
} from './xml-tags';

export interface XmlListener {
  open(tag: Tag, place: string): void;
  text(text: string, place: string): void;
  close(place: string): void;
}

/** The longest text or tag. Banks' answers have no longer ones. */
const MAX_PIECE = 65_536;
const MAX_DEPTH = 64;
const BLANK = /^[ \t\r\n]*$/;

interface Kind {
  start: string;
  end: string;
  take: (markup: string, place: string) => void;
}

export class XmlScanner {
  readonly #listener: XmlListener;
  readonly #open: string[] = [];
  #buffer = '';
  /** The number of buffered characters that were already searched for the end of the current text or markup. */
  #searched = 0;
  #line = 1;
  #isStarted = false;
  #hasRoot = false;
  readonly #kinds: Kind[];

  constructor(listener: XmlListener) {
    this.#listener = listener;
    this.#kinds = [
      { start: '<?', end: '?>', take: (markup, place) => this.#takeInstruction(markup, place) },
      { start: '<!--', end: '-->', take: checkComment },
      { start: '<![CDATA[', end: ']]>', take: (markup, place) => this.#takeCdata(markup, place) },
      { start: '</', end: '>', take: (markup, place) => this.#takeClosing(markup, place) },
    ];
  }

  push(text: string): void {
    this.#buffer += text;
    let at = 0;
    for (;;) {
      const length = this.#buffer.charAt(at) === '<' ? this.#takeMarkup(at) : this.#takeText(at);
      if (length === 0) break;
      at += length;
      this.#searched = 0;
    }
    this.#buffer = this.#buffer.slice(at);
  }

  end(): void {
    if (this.#buffer !== '') {
      if (this.#buffer.startsWith('<') || !BLANK.test(this.#buffer))
        throw this.#error('the document is cut off');
    }
    if (this.#open.length > 0 || !this.#hasRoot) throw this.#error('the document is cut off');
  }

  /** Returns the length of the text up to the next markup, or 0 if more must arrive first. */
  #takeText(at: number): number {
    const end = this.#find('<', at);
    if (end < 0) return 0;
    const text = this.#buffer.slice(at, end);
    if (text === '') return 0;
    const place = this.#place();
    this.#isStarted = true;
    checkCharacters(text, place);
    if (this.#open.length === 0) {
      if (!BLANK.test(text)) throw this.#error('text stands outside of the root');
    } else {
      if (text.includes(']]>')) throw this.#error('there is "]]>" in a text');
      this.#listener.text(decodeReferences(text.replace(/\r\n?/g, '\n'), place), place);
    }
    this.#count(text);
    return text.length;
  }

  #takeMarkup(at: number): number {
    const kind = this.#kindAt(at);
    if (kind === undefined) return 0;
    const from = at + kind.start.length;
    const end = kind.start === '<' ? this.#findTagEnd(at) : this.#find(kind.end, from, at);
    if (end < 0) return 0;
    const markup = this.#buffer.slice(at, end + kind.end.length);
    kind.take(markup, this.#place());
    this.#isStarted = true;
    this.#count(markup);
    return markup.length;
  }

  /** Returns undefined if more characters are needed to recognize the kind of markup. */
  #kindAt(at: number): Kind | undefined {
    const start = this.#buffer.slice(at, at + 9);
    const kind = this.#kinds.find((each) => start.startsWith(each.start));
    if (kind !== undefined) return kind;
    if (start.length < 9 && this.#kinds.some((each) => each.start.startsWith(start))) return undefined;
    if (start.startsWith('<!')) throw this.#error('a document type definition is not allowed');
    return { start: '<', end: '>', take: (markup, place) => this.#takeTag(markup, place) };
  }

  #find(end: string, from: number, start = from): number {
    const found = this.#buffer.indexOf(end, Math.max(from, start + this.#searched));
    const length = (found < 0 ? this.#buffer.length : found) - start;
    if (length > MAX_PIECE) throw this.#error(`a text or tag has more than ${MAX_PIECE} characters`);
    // The end may be split between two chunks, so the next search repeats the last characters.
    if (found < 0) this.#searched = Math.max(0, length - end.length + 1);
    return found;
  }

  /** Returns the index of the ">" that ends the tag, or -1. A ">" in an attribute's value does not end the tag. */
  #findTagEnd(at: number): number {
    const first = this.#buffer.indexOf('>', at);
    const start = first < 0 ? '' : this.#buffer.slice(at + 1, first);
    if (first >= 0 && first - at <= MAX_PIECE && !/["'<]/.test(start)) return first;
    let quote = '';
    for (let index = at + 1; index < this.#buffer.length; index += 1) {
      const character = this.#buffer.charAt(index);
      if (quote !== '') {
        if (character === quote) quote = '';
      } else if (character === '>') return index;
      else if (character === '<') throw this.#error('a tag is not closed');
      else if (character === '"' || character === "'") quote = character;
      if (index - at > MAX_PIECE) throw this.#error(`a text or tag has more than ${MAX_PIECE} characters`);
    }
    return -1;
  }

  #takeInstruction(markup: string, place: string): void {
    if (!this.#isStarted && /^<\?xml[ \t\r\n?]/.test(markup)) checkDeclaration(markup, place);
    else checkInstruction(markup, place);
  }

  #takeCdata(markup: string, place: string): void {
    if (this.#open.length === 0) throw this.#error('text stands outside of the root');
    const text = markup.slice(9, -3);
    checkCharacters(text, place);
    this.#listener.text(text.replace(/\r\n?/g, '\n'), place);
  }

  #takeTag(markup: string, place: string): void {
    if (this.#open.length === 0 && this.#hasRoot) throw this.#error('the document has two roots');
    const tag = readTag(markup, place);
    this.#hasRoot = true;
    this.#open.push(tag.name);
    if (this.#open.length > MAX_DEPTH) throw this.#error(`elements are nested deeper than ${MAX_DEPTH}`);
    this.#listener.open(tag, place);
    if (tag.isEmpty) this.#close(tag.name, place);
  }

  #takeClosing(markup: string, place: string): void {
    this.#close(readClosingTag(markup, place), place);
  }

  #close(name: string, place: string): void {
    if (this.#open.pop() !== name) throw this.#error('a closing tag belongs to another element');
    this.#listener.close(place);
  }

  #count(text: string): void {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#line += 1;
  }

  #place(): string {
    return `line ${this.#line}`;
  }

  #error(reason: string): BankFileError {
    return new BankFileError(reason, this.#place());
  }
}
