/** Reads PDFs as a parser does that the platform did not write. */
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF */
export async function extractPdfText(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return (await extractText(document, { mergePages: true })).text;
}

export interface PdfTags {
  language: string;
  title: string;
  /** The elements of all pages in reading order. `path` has the types from the root, `said` the text for screen readers, if stored. */
  elements: { path: string; text: string; said: string | null }[];
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<Document['getPage']>>;
type Node = Awaited<ReturnType<PdfPage['getStructTree']>> & { id?: string; alt?: string };

/** The structure tree of a PDF */
export async function readPdfTags(pdf: Buffer): Promise<PdfTags> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { info } = await document.getMetadata();
  const { Language: language, Title: title } = info as { Language: string; Title: string };
  const elements: PdfTags['elements'] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    elements.push(...listElements(await page.getStructTree(), await readMarked(page), []));
  }
  return { language, title, elements };
}

/** Collects the text of each piece of marked content, by its id. */
async function readMarked(page: PdfPage): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    const id = open.at(-1);
    if ('str' in item) {
      if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? id);
  }
  return texts;
}

function listElements(node: Node, texts: Map<string, string>, path: string[]): PdfTags['elements'] {
  const here = node.role === 'Root' ? path : [...path, node.role];
  const children = node.children as Node[];
  const contents = children.filter((child) => 'type' in child && child.type === 'content');
  const own = contents.map(({ id = '' }) => (texts.get(id) ?? '').trim()).join(' ');
  const below = children.filter(({ role }) => role).flatMap((child) => listElements(child, texts, here));
  return [{ path: here.join('/'), text: own, said: node.alt ?? null }, ...below];
}
