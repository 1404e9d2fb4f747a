/** Reads PDFs as a JSON list of base64 and writes the list of their texts: a parser that needs ES modules, which Jest does not load. */
import { text } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';

const texts = [];
for (const base64 of JSON.parse(await text(process.stdin))) {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
  texts.push((await extractText(pdf, { mergePages: true })).text);
}
process.stdout.write(JSON.stringify(texts));
