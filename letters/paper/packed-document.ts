/**
 * A pdfkit document that packs small objects into compressed object streams (PDF 1.5). A tagged table has an object for
 * each cell. Without packing, these objects and their cross-reference entries would make the file ten times as large.
 */
import { deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';

interface Reference extends PDFKit.PDFKitReference {
  id: number;
  offset: number;
}

export interface GlyphPosition {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
  advanceWidth: number;
}

/** Parts of pdfkit that its types do not declare. They may change in any release, so its exact version is pinned. */
interface Internals {
  _root: Reference;
  _info: Reference;
  _id: Uint8Array;
  _offset: number;
  _waiting: number;
  _ended: boolean;
  _font: {
    id: string;
    ref(): Reference;
    /** Returns the glyphs of a text in hexadecimal, and their positions in thousandths of the font size. */
    encode(text: string, features: readonly string[]): [glyphs: string[], positions: GlyphPosition[]];
    font: { hasGlyphForCodePoint(codePoint: number): boolean };
    /** The characters of each used glyph. Standard fonts have none. */
    unicode?: number[][];
  };
  _write(data: string | Uint8Array): void;
  _refEnd(reference: Reference): void;
  _finalize(): void;
  end(): void;
  getStructTreeRoot(): { id: number; data: Record<string, unknown> };
  getStructParentTree(): { get(key: number): unknown; add(key: number, value: unknown): void };
  createStructParentTreeNextKey(): number;
}

type PdfkitDocument = Omit<PDFKit.PDFDocument, keyof Internals | 'ref'> &
  Internals & { ref(data?: object): Reference };

const Pdfkit = PdfDocument as unknown as new (options: PDFKit.PDFDocumentOptions) => PdfkitDocument;

/** A reference to an object by its id. It has a tag of its own, so that pdfkit prints it with `toString`. */
export class ObjectReference {
  constructor(readonly id: number) {}

  get [Symbol.toStringTag](): string {
    return 'ObjectReference';
  }

  toString(): string {
    return `${this.id} 0 R`;
  }
}

/** The number of objects at which an object stream is written. */
const PACKED_AT_ONCE = 2_000;

/** The layout of a cross-reference entry: its type, an offset or a stream's id, and the position in the stream. */
const ENTRY = { widths: '1 4 2', bytes: 7 };

/** Remembers where objects are in the file. A packed object needs four bytes of memory. */
class ObjectPlaces {
  private last = 0;
  private readonly offsets = new Map<number, number>();
  private readonly streams: { id: number; members: Uint32Array }[] = [];

  takeId(): number {
    this.last += 1;
    return this.last;
  }

  setOffset(id: number, offset: number): void {
    this.offsets.set(id, offset);
  }

  setStream(id: number, members: number[]): void {
    this.streams.push({ id, members: Uint32Array.from(members) });
  }

  /** Writes the entries of the cross-reference stream. */
  toEntries(): Buffer {
    const entries = Buffer.alloc((this.last + 1) * ENTRY.bytes);
    const write = (id: number, type: number, field: number, place: number) => {
      const start = id * ENTRY.bytes;
      entries.writeUInt8(type, start);
      entries.writeUInt32BE(field, start + 1);
      entries.writeUInt16BE(place, start + 5);
    };
    write(0, 0, 0, 65_535);
    for (const [id, offset] of this.offsets) write(id, 1, offset, 0);
    for (const { id, members } of this.streams)
      members.forEach((member, place) => write(member, 2, id, place));
    return entries;
  }
}

export class PackedDocument extends Pdfkit {
  // pdfkit's constructor calls `ref` before this class can initialize a field.
  declare private placesOrNone: ObjectPlaces | undefined;
  private packed: { id: number; body: string }[] = [];

  private get places(): ObjectPlaces {
    return (this.placesOrNone ??= new ObjectPlaces());
  }

  /** Reserves the id of an object that `pack` stores later. */
  takeId(): number {
    return this.places.takeId();
  }

  /** Stores the PDF text of an object in an object stream. */
  pack(id: number, body: string): void {
    this.packed.push({ id, body });
    if (this.packed.length >= PACKED_AT_ONCE) this.writePacked();
  }

  private writePacked(): void {
    if (this.packed.length === 0) return;
    let length = 0;
    const index = this.packed.map(({ id, body }) => {
      const entry = `${id} ${length}`;
      length += body.length + 1;
      return entry;
    });
    const head = `${index.join(' ')}\n`;
    const stream = this.ref({ Type: 'ObjStm', N: this.packed.length, First: head.length });
    stream.end(Buffer.from(head + this.packed.map(({ body }) => `${body}\n`).join(''), 'latin1'));
    this.places.setStream(
      stream.id,
      this.packed.map(({ id }) => id),
    );
    this.packed = [];
  }

  override ref(data?: object): Reference {
    const reference = super.ref(data);
    reference.id = this.places.takeId();
    return reference;
  }

  override _refEnd(reference: Reference): void {
    this.places.setOffset(reference.id, reference.offset);
    this._waiting -= 1;
    if (this._waiting > 0 || !this._ended) return;
    this._ended = false;
    this._finalize();
  }

  override end(): void {
    this.writePacked();
    super.end();
  }

  /** Writes the cross-reference stream. pdfkit's own table cannot refer to packed objects. */
  override _finalize(): void {
    const offset = this._offset;
    const id = this.places.takeId();
    this.places.setOffset(id, offset);
    const entries = this.places.toEntries();
    const content = deflateSync(entries);
    const fileId = `<${Buffer.from(this._id).toString('hex')}>`;
    this._write(
      `${id} 0 obj\n<</Type/XRef/Size ${entries.length / ENTRY.bytes}/W[${ENTRY.widths}]/Root ${String(this._root)}` +
        `/Info ${String(this._info)}/ID[${fileId} ${fileId}]/Filter/FlateDecode/Length ${content.length}>>\nstream`,
    );
    this._write(content);
    this._write(`\nendstream\nendobj\nstartxref\n${offset}\n%%EOF`);
    this.push(null);
  }
}
