/** The words of one document, field by field; most of them are never read, since most texts plainly lack a word. */
import { isPlain, wordsOf } from '../language/words';

export class DocumentWords {
  private readonly fields = new Map<string, FieldWords>();

  /** Tells the texts of the field with a letter. */
  constructor(private readonly textsOf: (letter: string) => string[]) {}

  /** Whether a word stands in the field with that letter. */
  has(letter: string, word: string): boolean {
    const field = this.field(letter);
    if (field.plain?.includes(word) === false) return false;
    return this.in(letter).includes(word);
  }

  /** The words of the field with that letter. */
  in(letter: string): readonly string[] {
    const field = this.field(letter);
    field.words ??= field.plain === undefined ? field.texts.flatMap(wordsOf) : wordsOf(field.plain);
    return field.words;
  }

  private field(letter: string): FieldWords {
    const known = this.fields.get(letter);
    if (known !== undefined) return known;
    const texts = this.textsOf(letter);
    const text = texts.join(' ');
    const field = { texts, plain: isPlain(text) ? text.toLowerCase() : undefined };
    this.fields.set(letter, field);
    return field;
  }
}

interface FieldWords {
  texts: string[];
  /** All of them in lower case; undefined where a word may be written otherwise. */
  plain: string | undefined;
  words?: string[];
}
