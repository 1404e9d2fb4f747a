/**
 * Scans XML as a stream, with saxes. Accepts only well-formed documents without a document type definition (DTD).
 * Without a DTD there are no custom entities. So a small file cannot expand in memory or refer to another file.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { BankFileError } from '../../../domain/payouts/bank-file-error';

export interface XmlListener {
  open(tag: SaxesTagNS, place: string): void;
  text(text: string, place: string): void;
  close(place: string): void;
}

/** The longest text or tag. Banks' answers have no longer ones. saxes itself would buffer any length. */
const MAX_PIECE = 65_536;
const MAX_DEPTH = 64;
const ENCODINGS = ['utf-8', 'us-ascii', 'ascii'];

export class XmlScanner {
  readonly #parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  #depth = 0;
  /** Where the last event ended, which is where the next one begins. */
  #line = 1;
  #position = 0;
  #received = 0;

  constructor(listener: XmlListener) {
    const parser = this.#parser;
    parser.on('error', () => {
      throw this.#error('the document is not well-formed XML, or it is cut off');
    });
    parser.on('doctype', () => {
      throw this.#error('a document type definition is not allowed');
    });
    parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      if (!ENCODINGS.includes(encoding.toLowerCase()))
        throw this.#error('the document is not encoded in UTF-8');
      this.#advance();
    });
    parser.on('comment', () => this.#advance());
    parser.on('processinginstruction', () => this.#advance());
    parser.on('opentag', (tag) => {
      const place = this.#advance();
      this.#depth += 1;
      if (this.#depth > MAX_DEPTH) throw this.#error(`elements are nested deeper than ${MAX_DEPTH}`);
      listener.open(tag, place);
    });
    parser.on('closetag', () => {
      this.#depth -= 1;
      listener.close(this.#advance());
    });
    const take = (text: string) => {
      const place = this.#advance();
      if (this.#depth > 0) listener.text(text, place);
    };
    parser.on('text', take);
    parser.on('cdata', take);
  }

  push(text: string): void {
    this.#parser.write(text);
    this.#received += text.length;
    // Between chunks, saxes counts the last chunk twice in its own position.
    this.#checkLength(this.#received);
  }

  end(): void {
    this.#parser.close();
  }

  /** Ends an event. Returns its place. */
  #advance(): string {
    this.#checkLength(this.#parser.position);
    const place = `line ${this.#line}`;
    this.#line = this.#parser.line;
    this.#position = this.#parser.position;
    return place;
  }

  #checkLength(position: number): void {
    if (position - this.#position <= MAX_PIECE) return;
    throw this.#error(`a text or tag has more than ${MAX_PIECE} characters`);
  }

  #error(reason: string): BankFileError {
    return new BankFileError(reason, `line ${this.#parser.line}`);
  }
}
