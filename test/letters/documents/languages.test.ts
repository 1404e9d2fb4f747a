/** A document speaks the language of its reader. Everything that it says comes from the catalog of its language. */
import { buffer } from 'node:stream/consumers';
import documents from '../../../texts/en/documents.json';
import { type KeyOf, LANGUAGES, PSEUDO_LANGUAGE, speak } from '../../../texts/languages';
import { extractPdfText, readPdfTags } from '../../support/pdf';
import { EXAMPLES, VALUES } from './examples';

const KEYS = Object.keys(documents) as KeyOf<'documents'>[];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const EXAMPLE = { letterhead: { address: 'https://giving.example', isTest: true } };

const render = (name: string, language: string): Promise<Buffer> => {
  const example = EXAMPLES[name];
  if (example === undefined) throw new RangeError(`there is no example ${name}`);
  return buffer(example({ ...EXAMPLE, language }));
};

/** Removes the marked sentences of the pseudo-language, also those inside another one. */
function removeMarked(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? text : removeMarked(rest);
}

/** Lines break anywhere, so texts are compared without spaces. */
const squeeze = (text: string) => text.replaceAll(/\s/g, '');

const LONGEST_FIRST = VALUES.map(squeeze).toSorted((a, b) => b.length - a.length);

/** Returns the words that are neither marked nor a value. */
function strayWords(text: string): string[] {
  const rest = removeMarked(squeeze(text));
  return LONGEST_FIRST.reduce((all, value) => all.replaceAll(value, ' '), rest).match(/\p{L}+/gu) ?? [];
}

/** Fills every sentence as the labels of the examples do. */
function labelsIn(language: string): Set<string> {
  const say = speak('documents', language);
  const others = ['number', 'version', 'day', 'id', 'method', 'year', 'charity', 'ein', 'period', 'badge'];
  const ofStatements = ['paper', 'country', 'amount', 'employer', 'reported', 'appraised', 'rate'];
  const values = Object.fromEntries([...others, ...ofStatements, 'from', 'to'].map((name) => [name, '']));
  return new Set(KEYS.map((key) => say(key, { ...values, hours: 1, currency: 'USD' })));
}

describe.each(Object.keys(EXAMPLES))('%s', (name) => {
  it('says everything but values from its catalog', async () => {
    const pdf = await render(name, PSEUDO_LANGUAGE);
    const { title, elements } = await readPdfTags(pdf);
    expect(title).toMatch(/^⟦.*⟧$/);
    expect(strayWords(await extractPdfText(pdf))).toEqual([]);
    expect(elements.flatMap(({ said }) => strayWords(said ?? ''))).toEqual([]);
  });

  it.each(OTHERS)('names its language %s, and breaks no word of a label', async (language) => {
    const tags = await readPdfTags(await render(name, language));
    expect(tags.language).toBe(language);
    const labels = tags.elements.filter(({ path, text }) => path.endsWith('TR/TH') && /\p{L}/u.test(text));
    const known = labelsIn(language);
    expect(labels.map(({ text }) => text).filter((text) => !known.has(text))).toEqual([]);
  });
});
