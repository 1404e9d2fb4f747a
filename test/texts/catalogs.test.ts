/** Every language says what English says: the same sentences, with the same values. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { compile } from '../../texts/compile';
import { type Sentence } from '../../texts/format';
import { LANGUAGES } from '../../texts/languages';

const TEXTS = path.resolve(__dirname, '../../texts');

function listCatalogs(language: string): string[] {
  const names = readdirSync(path.join(TEXTS, language), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.json')).sort();
}
const CATALOGS = listCatalogs('en');

/** Throws if a sentence is no ICU message. */
function readCatalog(language: string, file: string): [key: string, elements: MessageFormatElement[]][] {
  const text = readFileSync(path.join(TEXTS, language, file), 'utf8');
  const sentences = Object.entries(compile(JSON.parse(text) as Record<string, string>));
  return sentences.map(([key, sentence]) => [key, elementsOf(sentence)]);
}

function elementsOf(sentence: Sentence): MessageFormatElement[] {
  return typeof sentence === 'string' ? [{ type: TYPE.literal, value: sentence }] : sentence;
}

/** The elements of a sentence with those inside its plurals and selects. */
function allElements(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((each) =>
    isPluralElement(each) || isSelectElement(each)
      ? [each, ...Object.values(each.options).flatMap(({ value }) => allElements(value))]
      : [each],
  );
}

/** The values that a sentence takes with their kinds, such as "hours plural". */
function valuesOf(elements: MessageFormatElement[]): string[] {
  const values = allElements(elements).flatMap((each) => {
    if (isLiteralElement(each) || isPoundElement(each)) return [];
    const choices = isSelectElement(each) ? Object.keys(each.options).sort() : [];
    return [[each.value, TYPE[each.type], ...choices].join(' ')];
  });
  return [...new Set(values)].sort();
}

/** The plurals whose forms are not those of the language. An exact number, such as "=0", is no form. */
function wrongPlurals(elements: MessageFormatElement[], language: string): string[] {
  const wrong = (plural: PluralElement) => {
    const rules = new Intl.PluralRules(language, { type: plural.pluralType ?? 'cardinal' });
    const forms = Object.keys(plural.options).filter((form) => !form.startsWith('='));
    const needed = rules.resolvedOptions().pluralCategories;
    return [...forms].sort().join() === [...needed].sort().join()
      ? []
      : [`${forms.join()} instead of ${needed.join()}`];
  };
  return allElements(elements).filter(isPluralElement).flatMap(wrong);
}

it('there are languages and catalogs', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'de', 'es']));
  expect(CATALOGS.length).toBeGreaterThan(1);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('there are the catalogs of English', () => {
    expect(listCatalogs(language)).toEqual(CATALOGS);
  });

  describe.each(CATALOGS)('%s', (file) => {
    it('has the sentences of English, which take the same values', () => {
      const shape = (of: string) => readCatalog(of, file).map(([key, elements]) => [key, valuesOf(elements)]);
      expect(Object.fromEntries(shape(language))).toEqual(Object.fromEntries(shape('en')));
    });

    it('has the plural forms of the language', () => {
      const wrong = readCatalog(language, file).flatMap(([key, elements]) =>
        wrongPlurals(elements, language).map((fault) => `${key}: ${fault}`),
      );
      expect(wrong).toEqual([]);
    });
  });
});
