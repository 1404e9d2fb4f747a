/** Reads a PDF from standard input and writes its language, its title and its tagged elements, in reading order, as JSON. */
import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';

const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { info } = await pdf.getMetadata();
const elements = [];

/** Collects the text of each piece of marked content, by its id. */
async function readMarked(page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map();
  const open = [];
  for (const item of items) {
    if (item.type?.startsWith('begin')) open.push(item.id ?? open.at(-1));
    else if (item.type === 'endMarkedContent') open.pop();
    else if (open.at(-1)) texts.set(open.at(-1), (texts.get(open.at(-1)) ?? '') + item.str);
  }
  return texts;
}

function add(node, texts, path) {
  const here = node.role === 'Root' ? path : [...path, node.role];
  const contents = node.children.filter(({ type }) => type === 'content');
  const text = contents.map(({ id }) => (texts.get(id) ?? '').trim()).join(' ');
  elements.push({ path: here.join('/'), text, said: node.alt ?? null });
  for (const child of node.children) if (child.role) add(child, texts, here);
}

for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  add(await page.getStructTree(), await readMarked(page), []);
}
process.stdout.write(JSON.stringify({ language: info.Language, title: info.Title, elements }));
