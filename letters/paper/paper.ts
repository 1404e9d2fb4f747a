/**
 * The layout that all PDF documents share: letterhead, numbered pages and tagged content. Text is stored as text, so
 * that readers can search it, copy it or listen to it.
 */
import { type Readable } from 'node:stream';
import qrcode from 'qrcode-generator';
import { type KeyOf, type Say, speak } from '../../texts/languages';
import { Fonts } from './fonts';
import { drawMark, type Letterhead, PLATFORM_NAME } from './letterhead';
import { PackedDocument } from './packed-document';
import {
  finishPage,
  markArtifact,
  openStructure,
  type StructureElement,
  type StructureType,
} from './structure';
import { type Column, Table } from './table';
import { type Line, type Paragraph, TextSetter, type TextStyle } from './text-lines';

export type Row = [label: string, value: string];

/** Says the sentences of documents. */
export type DocumentSay = Say<KeyOf<'documents'>>;

/** How a document is printed, whatever its content. */
export interface Edition {
  letterhead: Letterhead;
  /** Such as "de". */
  language: string;
}

interface PaperOptions extends Edition {
  title: string;
  madeAt: Date;
}

const MARGIN = 64;
const LABEL_WIDTH = 170;
const LINE_HEIGHT = 1.3;
/** The part of a line's height that is above its baseline. */
const ASCENT = 1;
const FOOTER_GAP = 32;
const QR_SIZE = 170;
const WARNING = '#b00020';

export class Paper {
  readonly document: PackedDocument;
  readonly setter: TextSetter;
  readonly width: number;
  private readonly root: StructureElement;
  private readonly name: string;
  private readonly say: DocumentSay;
  private footer: Line | undefined;
  private pageNumber = 0;
  private lacksGlyphs = false;

  constructor({ title, madeAt, letterhead, language }: PaperOptions) {
    this.say = speak('documents', language);
    this.name = [PLATFORM_NAME, title, ...(letterhead.isTest ? [this.say('test')] : [])].join(' · ');
    this.document = new PackedDocument({
      size: 'LETTER',
      margin: MARGIN,
      pdfVersion: '1.7',
      lang: language === 'en' ? 'en-US' : language,
      tagged: true,
      displayTitle: true,
      autoFirstPage: false,
      info: { Title: title, Creator: PLATFORM_NAME, CreationDate: madeAt },
    });
    this.setter = new TextSetter(this.document, new Fonts(this.document));
    this.root = openStructure(this.document);
    this.addPage();
    this.width = this.document.page.width - 2 * MARGIN;
    this.addLetterhead(letterhead);
    if (letterhead.isTest) this.addNotice(this.say('testNotice'));
  }

  get left(): number {
    return MARGIN;
  }

  /** Adds the title of the document or of a section. */
  addHeading(text: string, level: 1 | 2 = 1): void {
    const size = level === 1 ? 20 : 12;
    this.addText(level === 1 ? 'H1' : 'H2', text, { size, isBold: true });
    this.skip(level === 1 ? 12 : 4);
  }

  /** Adds a line that readers must not overlook. */
  addNotice(text: string): void {
    this.document.fillColor(WARNING);
    this.addText('P', text, { size: 14, isBold: true });
    this.document.fillColor('black');
    this.skip(12);
  }

  /** Adds paragraphs in small print. */
  addParagraphs(texts: string[]): void {
    for (const text of texts) {
      this.addText('P', text, { size: 9 });
      this.skip(6);
    }
  }

  /** Adds rows with labels on the left. A value may take several lines. */
  addRows(rows: Row[]): void {
    const table = this.root.add('Table');
    for (const [label, value] of rows) {
      const style = { size: 10 };
      const names = this.setter.set(label, { ...style, isBold: true }, LABEL_WIDTH - 10);
      const values = this.setter.set(value, style, this.width - LABEL_WIDTH);
      this.note(names, values);
      this.makeRoom(Math.max(names.lines.length, values.lines.length) * style.size * LINE_HEIGHT);
      const top = this.document.y;
      const row = table.add('TR');
      this.drawBlock(row.add('TH', { scope: 'Row' }), names, style, this.left);
      const below = this.document.y;
      this.document.y = top;
      const cell = row.add('TD');
      this.drawBlock(cell, values, style, this.left + LABEL_WIDTH);
      this.document.y = Math.max(below, this.document.y) + 4;
      row.end();
    }
    table.end();
    this.skip(10);
  }

  /** Begins a table. The caller must end it. */
  openTable(columns: readonly Column[]): Table {
    return new Table(this, this.root.add('Table'), columns);
  }

  /** Adds a QR code. It is also a link, so that people can click it on a screen. */
  addQrCode(url: string, description: string): void {
    const code = qrcode(0, 'L');
    code.addData(url);
    code.make();
    this.makeRoom(QR_SIZE);
    const { document } = this;
    const { y: top } = document;
    const count = code.getModuleCount();
    const side = QR_SIZE / count;
    const link = this.root.add('Link', { alternative: description });
    const figure = link.add('Figure', { alternative: description });
    figure.mark(() => {
      for (let row = 0; row < count; row += 1) {
        for (let column = 0; column < count; column += 1) {
          if (code.isDark(row, column))
            document.rect(this.left + column * side, top + row * side, side, side);
        }
      }
      document.fill('black');
    });
    figure.end();
    const key = document.createStructParentTreeNextKey();
    const options = { structParent: key, contents: new String(description) };
    document.link(this.left, top, QR_SIZE, QR_SIZE, url, options as PDFKit.Mixins.AnnotationOption);
    link.annotate(annotationsOf(document).at(-1), key);
    link.end();
    document.y = top + QR_SIZE;
    this.skip(12);
  }

  /** Ends the document. Nothing can be added afterwards. */
  end(): Readable {
    if (this.lacksGlyphs) this.addParagraphs([this.say('lacksGlyphs')]);
    finishPage(this.document, this.document.page);
    this.root.end();
    this.document.end();
    const document: unknown = this.document;
    return document as Readable;
  }

  /** Begins a new page if less than `height` is left on this one. Returns true if a new page began. */
  makeRoom(height: number): boolean {
    if (this.document.y + height <= this.document.page.maxY()) return false;
    this.addPage();
    return true;
  }

  skip(height: number): void {
    this.document.y += height;
  }

  /** Remembers whether the document shows a character by its number. */
  note(...paragraphs: Paragraph[]): void {
    this.lacksGlyphs ||= paragraphs.some(({ lacksGlyphs }) => lacksGlyphs);
  }

  /** Draws lines below each other as the content of an element. Then ends the element. */
  drawBlock(element: StructureElement, { lines }: Paragraph, style: TextStyle, left: number): void {
    const height = style.size * LINE_HEIGHT;
    element.say(lines);
    for (const line of lines) {
      this.makeRoom(height);
      const top = this.document.y;
      element.mark(() => this.setter.draw(line, style, left, top + style.size * ASCENT));
      this.document.y = top + height;
    }
    element.end();
  }

  private addText(type: StructureType, text: string, style: TextStyle): void {
    const paragraph = this.setter.set(text, style, this.width);
    this.note(paragraph);
    this.drawBlock(this.root.add(type), paragraph, style, this.left);
  }

  private addPage(): void {
    const { document } = this;
    if (this.pageNumber > 0) finishPage(document, document.page);
    document.addPage();
    this.pageNumber += 1;
    markArtifact(document, 'Pagination', () => this.drawFooter());
    document.x = MARGIN;
    document.y = MARGIN;
  }

  private drawFooter(): void {
    const style = { size: 8 };
    const baseline = this.document.page.height - MARGIN + FOOTER_GAP;
    this.footer ??= this.setter.set(this.name, style, 400).lines[0];
    if (this.footer !== undefined) this.setter.draw(this.footer, style, MARGIN, baseline);
    const [number] = this.setter.set(this.say('page', { number: this.pageNumber }), style, 80).lines;
    if (number === undefined) return;
    this.setter.draw(number, style, this.document.page.width - MARGIN - number.width, baseline);
  }

  private addLetterhead({ address }: Letterhead): void {
    const { document } = this;
    const top = MARGIN - 30;
    markArtifact(document, 'Layout', () => {
      drawMark(document, [this.left, top], 28);
      const line = top + 36;
      document
        .moveTo(this.left, line)
        .lineTo(this.left + this.width, line)
        .lineWidth(0.5)
        .stroke('#9aa3ab');
    });
    const style = { size: 8 };
    const name = this.setter.set(PLATFORM_NAME, { size: 13, isBold: true }, this.width);
    const place = this.setter.set(address, style, this.width / 2);
    document.y = top + 6;
    this.drawBlock(this.root.add('P'), name, { size: 13, isBold: true }, this.left + 38);
    document.y = top + 12;
    this.drawBlock(this.root.add('P'), place, style, this.left + this.width - (place.lines[0]?.width ?? 0));
    document.y = top + 56;
  }
}

function annotationsOf({ page }: PackedDocument): unknown[] {
  return (page as unknown as { annotations: unknown[] }).annotations;
}
