/** Draws a tagged table row by row, so that a table of any length needs little memory. */
import { type Paper } from './paper';
import { markArtifact, type StructureElement } from './structure';
import { type Paragraph } from './text-lines';

export interface Column {
  name: string;
  width: number;
  align: 'left' | 'right';
}

export interface RowStyle {
  isBold?: boolean;
}

const SIZE = 7.5;
/** Long amounts of tokens are set smaller, down to this size, before they take a second line. */
const LEAST_SIZE = 5.5;
const ROW_HEIGHT = 12;
const LINE_HEIGHT = 10;
const BASELINE = 8;
const GAP = 6;

/** Ids, times and amounts are ASCII. A standard font sets them many times faster than an embedded one. */
const PLAIN = /^[\x20-\x7e\u00a0]*$/;
const PLAIN_FONTS = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;
type PlainFont = keyof typeof PLAIN_FONTS;

/** A cell in a standard font, or lines of any script. */
type Cell = { plain: string; width: number; size: number } | { paragraph: Paragraph };

export class Table {
  private readonly widths: Record<PlainFont, Map<string, number>> = { regular: new Map(), bold: new Map() };
  private body: StructureElement | undefined;

  constructor(
    private readonly paper: Paper,
    private readonly element: StructureElement,
    private readonly columns: readonly Column[],
  ) {
    paper.makeRoom(ROW_HEIGHT * 4);
    const head = element.add('THead');
    const row = head.add('TR');
    const cells = this.prepare(
      columns.map(({ name }) => name),
      'bold',
    );
    this.draw(cells, 'bold', () => row.add('TH', { scope: 'Column' }));
    row.end();
    head.end();
    this.drawRule();
  }

  /** Adds a row. Returns true if the row began a page. */
  addRow(texts: string[], { isBold = false }: RowStyle = {}): boolean {
    const font = isBold ? 'bold' : 'regular';
    const cells = this.prepare(texts, font);
    const isNewPage = this.paper.makeRoom(heightOf(cells));
    if (isNewPage) this.beginPage();
    this.body ??= this.element.add('TBody');
    const row = this.body.add('TR');
    this.draw(cells, font, () => row.add('TD'));
    row.end();
    return isNewPage;
  }

  end(): void {
    this.body?.end();
    this.element.end();
    this.paper.skip(ROW_HEIGHT);
  }

  /** Repeats the column names as an artifact. Ends the table body with each page, so that the body leaves memory. */
  private beginPage(): void {
    this.body?.end();
    this.body = undefined;
    const cells = this.prepare(
      this.columns.map(({ name }) => name),
      'bold',
    );
    markArtifact(this.paper.document, 'Pagination', () => this.draw(cells, 'bold'));
    this.drawRule();
  }

  private drawRule(): void {
    const { document, left, width } = this.paper;
    const y = document.y - 2;
    markArtifact(document, 'Layout', () =>
      document
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.5)
        .stroke('black'),
    );
  }

  private prepare(texts: string[], font: PlainFont): Cell[] {
    return this.columns.map((column, place): Cell => {
      const text = texts[place] ?? '';
      const room = column.width - GAP;
      const width = PLAIN.test(text) ? this.measure(text, font) : Infinity;
      const fit = Math.min(1, room / width);
      if (SIZE * fit >= LEAST_SIZE) return { plain: text, width: width * fit, size: SIZE * fit };
      const paragraph = this.paper.setter.set(text, { size: SIZE, isBold: font === 'bold' }, room);
      this.paper.note(paragraph);
      return { paragraph };
    });
  }

  /** Draws cells, each as content of the element that `tag` returns. Without `tag`, the cells are not tagged. */
  private draw(cells: Cell[], font: PlainFont, tag?: () => StructureElement): void {
    const { document } = this.paper;
    const top = document.y;
    let { left } = this.paper;
    for (const [place, cell] of cells.entries()) {
      const { width = 0, align = 'left' } = this.columns[place] ?? {};
      const element = tag?.();
      if ('plain' in cell) {
        const start = align === 'right' ? left + width - GAP - cell.width : left;
        if (cell.plain !== '') this.drawPlain(cell, font, [start, top], element);
      } else {
        this.drawParagraph(cell.paragraph, font, { left, room: width - GAP, align, top }, element);
      }
      element?.end();
      left += width;
    }
    document.y = top + heightOf(cells);
  }

  private drawPlain(
    { plain, size }: Extract<Cell, { plain: string }>,
    font: PlainFont,
    [x, top]: [number, number],
    element: StructureElement | undefined,
  ): void {
    const { document } = this.paper;
    const y = document.page.height - top - BASELINE;
    const shown = plain.replaceAll(/[\\()]/g, (sign) => `\\${sign}`).replaceAll('\u00a0', '\\240');
    const name = this.nameFont(font);
    const drawn = `q 1 0 0 -1 0 ${document.page.height} cm BT /${name} ${size.toFixed(2)} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td (${shown}) Tj ET Q`;
    document.addContent(element === undefined ? drawn : `${element.openMark()} ${drawn} EMC`);
  }

  private drawParagraph(
    { lines }: Paragraph,
    font: PlainFont,
    box: { left: number; room: number; align: Column['align']; top: number },
    element: StructureElement | undefined,
  ): void {
    const style = { size: SIZE, isBold: font === 'bold' };
    element?.say(lines);
    for (const [place, line] of lines.entries()) {
      const left = box.align === 'right' ? box.left + box.room - line.width : box.left;
      const draw = () => this.paper.setter.draw(line, style, left, box.top + BASELINE + place * LINE_HEIGHT);
      if (element === undefined) draw();
      else element.mark(draw);
    }
  }

  /** Measures character by character, so that the cached widths of a few characters serve all rows. */
  private measure(text: string, font: PlainFont): number {
    const widths = this.widths[font];
    let sum = 0;
    for (const character of text) {
      let width = widths.get(character);
      if (width === undefined) {
        width = this.paper.document.font(PLAIN_FONTS[font]).fontSize(SIZE).widthOfString(character);
        widths.set(character, width);
      }
      sum += width;
    }
    return sum;
  }

  /** Registers a standard font in the page's resources. Returns its name there. */
  private nameFont(font: PlainFont): string {
    const { document } = this.paper;
    document.font(PLAIN_FONTS[font]);
    const current = document._font;
    const fonts = document.page.fonts as Record<string, unknown>;
    fonts[current.id] ??= current.ref();
    return current.id;
  }
}

function heightOf(cells: Cell[]): number {
  const lines = cells.map((cell) => ('paragraph' in cell ? cell.paragraph.lines.length : 1));
  return ROW_HEIGHT + (Math.max(1, ...lines) - 1) * LINE_HEIGHT;
}
