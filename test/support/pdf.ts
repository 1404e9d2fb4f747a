import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The text of a PDF, as an independent parser reads it. */
export async function extractPdfText(pdf: Buffer): Promise<string> {
  const [found = ''] = await extractPdfTexts([pdf]);
  return found;
}

/** The texts of many PDFs, read by one process. */
export async function extractPdfTexts(pdfs: Buffer[]): Promise<string[]> {
  const list = JSON.stringify(pdfs.map((pdf) => pdf.toString('base64')));
  return JSON.parse(await runParser('extract-pdf-text.mjs', list)) as string[];
}

/** The text of the QR code on a PDF's last page, as independent parsers read it. Empty without one. */
export function readPdfQrCode(pdf: Buffer): Promise<string> {
  return runParser('read-pdf-qr.mjs', pdf);
}

export interface PdfTags {
  language: string;
  title: string;
  /** The elements of all pages. `path` has the types from the root, `said` the text for screen readers, if stored. */
  elements: { path: string; text: string; said: string | null }[];
}

/** The structure tree of a PDF, as an independent parser reads it. */
export async function readPdfTags(pdf: Buffer): Promise<PdfTags> {
  return JSON.parse(await runParser('read-pdf-tags.mjs', pdf)) as PdfTags;
}

function runParser(file: string, pdf: Buffer | string): Promise<string> {
  const parser = spawn(process.execPath, [join(__dirname, file)], { stdio: ['pipe', 'pipe', 'inherit'] });
  parser.stdin.end(pdf);
  return text(parser.stdout);
}
