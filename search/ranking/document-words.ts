/** The words of one document, field by field; most of them are never read, since most texts plainly lack a word. */
import { isPlain, wordsOf } from '../language/words';

export class DocumentWords {
  private readonly fields = new Map<string, FieldWords>();

  /** The texts of each field, by its letter. */
  constructor(private readonly texts: Record<string, string[]>) {}

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
    const texts = this.texts[letter] ?? [];
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
