import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The text of a PDF, as an independent parser reads it. */
export async function extractPdfText(pdf: Buffer): Promise<string> {
  const parser = spawn(process.execPath, [join(__dirname, 'extract-pdf-text.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  parser.stdin.end(pdf);
  return text(parser.stdout);
}
