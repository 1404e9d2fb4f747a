import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The text of a PDF, as an independent parser reads it. */
export function extractPdfText(pdf: Buffer): Promise<string> {
  return runParser('extract-pdf-text.mjs', pdf);
}

/** The text of the QR code on a PDF's last page, as independent parsers read it. Empty without one. */
export function readPdfQrCode(pdf: Buffer): Promise<string> {
  return runParser('read-pdf-qr.mjs', pdf);
}

function runParser(file: string, pdf: Buffer): Promise<string> {
  const parser = spawn(process.execPath, [join(__dirname, file)], { stdio: ['pipe', 'pipe', 'inherit'] });
  parser.stdin.end(pdf);
  return text(parser.stdout);
}
