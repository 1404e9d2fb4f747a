/**
 * Reads an ISO 20022 message as a stream. The caller chooses the elements that it gets as a whole, called units. A unit
 * is, for example, one booked entry. The whole message is never in memory.
 */
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { type Chunks, readText } from '../read-text';
import { type SaxesTagNS } from 'saxes';
import { XmlScanner } from './scan-xml';

export interface XmlElement {
  name: string;
  /** Such as "line 12". */
  place: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** The text of an element without children, otherwise only white space. */
  text: string;
}

/** `path` joins the names of the elements below the root with slashes: `BkToCstmrStmt/Stmt/Ntry`. */
export type UnitEvent =
  | { kind: 'open' | 'close'; path: string; place: string }
  | { kind: 'unit'; path: string; element: XmlElement };

/** The start of a message's namespace. The kind and the version follow, such as `camt.053.001.08`. */
export const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:';

/** Enough for about 5,000 transfers in one batch booking. */
const MAX_UNIT_ELEMENTS = 100_000;
const MAX_UNIT_CHARACTERS = 16 * 1024 * 1024;

/** The kind of message that the caller expects. */
export interface Message {
  /** Such as `camt.053`. */
  kind: string;
  /** Such as `001.08`. */
  versions: readonly string[];
  /** The only child of the root. */
  element: string;
  isUnit: (path: string) => boolean;
}

/** Yields the events in document order. Throws if the document is another kind of message. */
export async function* readUnits(
  chunks: Chunks,
  message: Message,
): AsyncGenerator<UnitEvent, void, undefined> {
  const builder = new UnitBuilder(message);
  const scanner = new XmlScanner(builder);
  for await (const text of readText(chunks)) {
    scanner.push(text);
    yield* builder.takeEvents();
  }
  scanner.end();
}

class UnitBuilder {
  #events: UnitEvent[] = [];
  /** The names of the open elements. Undefined for an element of another namespace. Its content is ignored. */
  readonly #names: (string | undefined)[] = [];
  #namespace = '';
  /** The stack of open elements. The first one is the current unit. */
  #unit: XmlElement[] = [];
  #elements = 0;
  #characters = 0;
  readonly #message: Message;

  constructor(message: Message) {
    this.#message = message;
  }

  takeEvents(): UnitEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  open({ uri, local, attributes: written }: SaxesTagNS, place: string): void {
    if (this.#names.length === 0) this.#begin(uri, local, place);
    const isOurs = uri === this.#namespace && !this.#names.includes(undefined);
    this.#names.push(isOurs ? local : undefined);
    if (!isOurs || this.#names.length === 1) return;
    if (this.#names.length === 2) this.#checkMessage(local, place);
    if (this.#unit.length === 0) {
      const path = this.#path();
      if (!this.#message.isUnit(path)) {
        this.#events.push({ kind: 'open', path, place });
        return;
      }
    }
    const attributes = new Map(Object.entries(written).map(([name, { value }]) => [name, value]));
    const element: XmlElement = { name: local, place, attributes, children: [], text: '' };
    this.#elements += 1;
    if (this.#elements > MAX_UNIT_ELEMENTS) throw new BankFileError('an entry has too many parts', place);
    this.#unit.at(-1)?.children.push(element);
    this.#unit.push(element);
  }

  text(text: string, place: string): void {
    if (this.#names.at(-1) === undefined) return;
    const element = this.#unit.at(-1);
    if (element === undefined) {
      if (text.trim() !== '') throw new BankFileError('there is text between elements', place);
      return;
    }
    this.#characters += text.length;
    if (this.#characters > MAX_UNIT_CHARACTERS) throw new BankFileError('an entry is too long', place);
    element.text += text;
  }

  close(place: string): void {
    const isInside = this.#unit.length > 1;
    const path = isInside ? '' : this.#path();
    const name = this.#names.pop();
    if (name === undefined || this.#names.length === 0) return;
    const element = this.#unit.pop();
    if (element === undefined) {
      this.#events.push({ kind: 'close', path, place });
      return;
    }
    if (element.children.length > 0 && element.text.trim() !== '') {
      throw new BankFileError(`${element.name} has both text and elements`, element.place);
    }
    if (isInside) return;
    this.#events.push({ kind: 'unit', path, element });
    this.#elements = 0;
    this.#characters = 0;
  }

  #begin(namespace: string, local: string, place: string): void {
    if (local !== 'Document' || !namespace.startsWith(NAMESPACE)) {
      throw new BankFileError('this is not an ISO 20022 message', place);
    }
    this.#namespace = namespace;
  }

  #checkMessage(element: string, place: string): void {
    const { kind, versions, element: expected } = this.#message;
    const name = this.#namespace.slice(NAMESPACE.length);
    if (versions.some((version) => name === `${kind}.${version}`) && element === expected) return;
    throw new BankFileError(`the message is ${name} ${element}, not a supported version of ${kind}`, place);
  }

  #path(): string {
    return this.#names.slice(1).join('/');
  }
}
