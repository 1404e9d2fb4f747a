/**
 * The structure tree of a tagged PDF, which screen readers follow. An element is written when it ends, so that a long
 * table needs little memory.
 */
import { ObjectReference, type PackedDocument } from './packed-document';

/** Types of PDF 1.7, 14.8.4. */
export type StructureType =
  'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'THead' | 'TBody' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link';

export interface StructureOptions {
  /** The cells that a header cell describes. */
  scope?: 'Row' | 'Column';
  /** Describes a figure. */
  alternative?: string;
}

/** An element of the tree. Its content is tagged while it is drawn. */
export class StructureElement {
  readonly id: number;
  private kids: string[] = [];
  private page: string | undefined;
  private actualText: string | undefined;

  constructor(
    private readonly document: PackedDocument,
    private readonly type: StructureType,
    private readonly parentId: number,
    private readonly options: StructureOptions = {},
  ) {
    this.id = document.takeId();
  }

  /** Adds an element below this one. */
  add(type: StructureType, options?: StructureOptions): StructureElement {
    const child = new StructureElement(this.document, type, this.id, options);
    this.kids.push(`${child.id} 0 R`);
    return child;
  }

  /** Tags what `draw` draws on the current page as content of this element. `draw` must not begin a new page. */
  mark(draw: () => void): void {
    this.document.addContent(this.openMark());
    draw();
    this.document.addContent('EMC');
  }

  /** Returns the operator that opens content of this element on the current page. `EMC` closes it. */
  openMark(): string {
    const { page } = this.document;
    const parents = parentsOf(this.document, keyOf(page));
    const id = parents.push(new ObjectReference(this.id)) - 1;
    const reference = String(page.dictionary);
    this.page ??= reference;
    this.kids.push(this.page === reference ? String(id) : `<</Type/MCR/Pg ${reference}/MCID ${id}>>`);
    return `/${this.type} <</MCID ${id}>> BDC`;
  }

  /** Stores the text of lines, unless their glyphs alone give it. */
  say(lines: { said: string; isPlain: boolean }[]): void {
    if (lines.some(({ isPlain }) => !isPlain)) this.actualText = lines.map(({ said }) => said).join(' ');
  }

  /** Adds an annotation of the current page. `key` is the annotation's key in the parent tree. */
  annotate(annotation: unknown, key: number): void {
    const page = String(this.document.page.dictionary);
    this.kids.push(`<</Type/OBJR/Obj ${String(annotation)}/Pg ${page}>>`);
    this.document.getStructParentTree().add(key, new ObjectReference(this.id));
  }

  /** Writes the element. Its children must have ended. */
  end(): void {
    const { scope, alternative } = this.options;
    const parts = [
      `/S/${this.type}/P ${this.parentId} 0 R`,
      this.page === undefined ? '' : `/Pg ${this.page}`,
      this.kids.length === 0 ? '' : `/K[${this.kids.join(' ')}]`,
      scope === undefined ? '' : `/A<</O/Table/Scope/${scope}>>`,
      alternative === undefined ? '' : `/Alt ${printText(alternative)}`,
      this.actualText === undefined ? '' : `/ActualText ${printText(this.actualText)}`,
    ];
    this.document.pack(this.id, `<<${parts.join('')}>>`);
    this.kids = [];
  }
}

/** Creates the root of the tree. */
export function openStructure(document: PackedDocument): StructureElement {
  const { id, data } = document.getStructTreeRoot();
  const root = new StructureElement(document, 'Document', id);
  data.K = [new ObjectReference(root.id)];
  return root;
}

type Page = PackedDocument['page'];

/** Writes which elements own the content of a finished page, so that memory does not grow with the pages. */
export function finishPage(document: PackedDocument, page: Page): void {
  const key = keyOf(page);
  const id = document.takeId();
  document.pack(id, `[${parentsOf(document, key).join(' ')}]`);
  document.getStructParentTree().add(key, new ObjectReference(id));
}

/** Draws an artifact: a page's header, footer or line. Screen readers skip it. */
export function markArtifact(
  document: PackedDocument,
  type: 'Pagination' | 'Layout',
  draw: () => void,
): void {
  document.addContent(`/Artifact <</Type/${type}>> BDC`);
  draw();
  document.addContent('EMC');
}

function keyOf(page: Page): number {
  return (page as Page & { structParentTreeKey: number }).structParentTreeKey;
}

function parentsOf(document: PackedDocument, key: number): ObjectReference[] {
  return document.getStructParentTree().get(key) as ObjectReference[];
}

/** Prints a PDF text string in UTF-16. */
function printText(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}
