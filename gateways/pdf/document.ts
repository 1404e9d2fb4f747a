/** Writes PDF documents. Text stays text, so that readers can search, copy and hear it. */
import { readFileSync } from 'node:fs';
import PdfDocument from 'pdfkit';
import qrcode from 'qrcode-generator';

/** Standard PDF fonts have only Western European letters. DejaVu adds Greek, Cyrillic, Arabic, Hebrew and more. */
const FONTS = { regular: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' };
const loaded = new Map<string, Buffer>();

export type Document = InstanceType<typeof PdfDocument>;

/** Opens a document. The caller must end it. */
export function openPdf(title: string, madeAt: string): Document {
  const document = new PdfDocument({
    size: 'LETTER',
    margin: 64,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, CreationDate: new Date(madeAt) },
  });
  for (const [name, file] of Object.entries(FONTS)) document.registerFont(name, font(file));
  return document;
}

function font(file: string): Buffer {
  const kept = loaded.get(file) ?? readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${file}`));
  loaded.set(file, kept);
  return kept;
}

export function addHeading(document: Document, text: string): void {
  document.font('bold').fontSize(20).text(text).moveDown();
}

/** Adds a line that readers must not overlook. */
export function addNotice(document: Document, text: string): void {
  document.font('bold').fontSize(14).fillColor('#b00020').text(text).fillColor('black').moveDown();
}

export type Row = [label: string, value: string];

const LABEL_WIDTH = 170;

/** Adds rows with labels on the left. A value may take several lines. */
export function addRows(document: Document, lines: Row[]): void {
  const left = document.page.margins.left;
  const valueWidth = document.page.width - left - document.page.margins.right - LABEL_WIDTH;
  document.fontSize(10);
  for (const [label, value] of lines) {
    document.font('regular');
    if (document.y + document.heightOfString(value, { width: valueWidth }) > document.page.maxY())
      document.addPage();
    const top = document.y;
    document.font('bold').text(label, left, top, { width: LABEL_WIDTH });
    document
      .font('regular')
      .text(value, left + LABEL_WIDTH, top, { width: valueWidth })
      .moveDown(0.4);
  }
  document.x = left;
  document.moveDown();
}

/** Adds paragraphs in small print. */
export function addParagraphs(document: Document, texts: string[]): void {
  document.font('regular').fontSize(9);
  for (const text of texts) document.text(text).moveDown(0.6);
}

const QR_SIZE = 170;

/** Adds a QR code. It is also a link, for readers on a screen. */
export function addQrCode(document: Document, url: string): void {
  const code = qrcode(0, 'L');
  code.addData(url);
  code.make();
  if (document.y + QR_SIZE > document.page.maxY()) document.addPage();
  const { x: left, y: top } = document;
  const count = code.getModuleCount();
  const side = QR_SIZE / count;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) document.rect(left + column * side, top + row * side, side, side);
    }
  }
  document.fill('black').link(left, top, QR_SIZE, QR_SIZE, url);
  document.y = top + QR_SIZE;
  document.moveDown();
}
