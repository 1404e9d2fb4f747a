/**
 * Reads an ISO 20022 message as a stream. The caller chooses the elements that it gets as a whole, called units. A unit
 * is, for example, one booked entry. The whole message is never in memory.
 */
import { BankFileError } from '../bank-file-error';
import { type Chunks, readText } from '../read-text';
import { XmlScanner } from './scan-xml';
import { type Tag } from './xml-tags';

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

interface Scope {
  /** Undefined for an element of another namespace. Its content is ignored. */
  name: string | undefined;
  namespaces: ReadonlyMap<string, string>;
}

class UnitBuilder {
  #events: UnitEvent[] = [];
  readonly #scopes: Scope[] = [];
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

  open(tag: Tag, place: string): void {
    const namespaces = declare(tag, this.#scopes.at(-1)?.namespaces ?? new Map<string, string>(), place);
    const { namespace, local } = resolve(tag, namespaces, place);
    if (this.#scopes.length === 0) this.#begin(namespace, local, place);
    const isOurs = namespace === this.#namespace && this.#scopes.every(({ name }) => name !== undefined);
    this.#scopes.push({ name: isOurs ? local : undefined, namespaces });
    if (!isOurs || this.#scopes.length === 1) return;
    if (this.#scopes.length === 2) this.#checkMessage(local, place);
    if (this.#unit.length === 0) {
      const path = this.#path();
      if (!this.#message.isUnit(path)) {
        this.#events.push({ kind: 'open', path, place });
        return;
      }
    }
    const element: XmlElement = { name: local, place, attributes: tag.attributes, children: [], text: '' };
    this.#elements += 1;
    if (this.#elements > MAX_UNIT_ELEMENTS) throw new BankFileError('an entry has too many parts', place);
    this.#unit.at(-1)?.children.push(element);
    this.#unit.push(element);
  }

  text(text: string, place: string): void {
    if (this.#scopes.at(-1)?.name === undefined) return;
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
    const scope = this.#scopes.pop();
    if (scope?.name === undefined || this.#scopes.length === 0) return;
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
    return this.#scopes
      .slice(1)
      .map(({ name }) => name ?? '')
      .join('/');
  }
}

/** Returns the namespaces in scope inside a tag, by prefix. */
function declare(
  { attributes }: Tag,
  outer: ReadonlyMap<string, string>,
  place: string,
): ReadonlyMap<string, string> {
  const declared = [...attributes].filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  const namespaces = new Map(outer);
  for (const [key, value] of declared) {
    const prefix = key.slice('xmlns:'.length);
    if (['xml', 'xmlns'].includes(prefix) || (prefix !== '' && value === '')) {
      throw new BankFileError('a namespace is declared wrongly', place);
    }
    namespaces.set(prefix, value);
  }
  return namespaces;
}

function resolve({ name, attributes }: Tag, namespaces: ReadonlyMap<string, string>, place: string) {
  for (const key of attributes.keys()) {
    if (key !== 'xmlns' && !key.startsWith('xmlns:')) split(key, namespaces, place);
  }
  const { prefix, local } = split(name, namespaces, place);
  return { namespace: namespaces.get(prefix) ?? '', local };
}

function split(name: string, namespaces: ReadonlyMap<string, string>, place: string) {
  const parts = name.split(':');
  const local = parts.at(-1) ?? '';
  const prefix = parts.length === 1 ? '' : (parts[0] ?? '');
  if (parts.length > 2 || local === '' || name.startsWith(':')) {
    throw new BankFileError('a name is malformed', place);
  }
  if (prefix !== '' && prefix !== 'xml' && !namespaces.has(prefix)) {
    throw new BankFileError(`the prefix ${prefix} has no namespace`, place);
  }
  return { prefix, local };
}
