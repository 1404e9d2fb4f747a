/** Recognizes the format of an external file by its start. */
import { readContent, type RegisterFile } from '../registers/register-file';

const START_CHARACTERS = 4_096;

/** Returns enough of a file's start to recognize its format. */
export async function readStart(file: RegisterFile): Promise<string> {
  let text = '';
  for await (const chunk of readContent(file)) {
    text += chunk.toString('utf8');
    if (text.length >= START_CHARACTERS) break;
  }
  return text.slice(0, START_CHARACTERS).replace(/^\uFEFF/, '');
}

/** A NACHA file begins with a header of 94 characters. */
export function isNacha(start: string): boolean {
  return /^101.{91}/.test(start);
}

/** Returns the kind of an ISO 20022 message, such as "camt.053", or undefined if the XML is no such message. */
export function isoKindOf(start: string): string | undefined {
  return /urn:iso:std:iso:20022:tech:xsd:([a-z]+\.[0-9]+)\./.exec(start)?.[1];
}
