/** The words of one document, field by field; most of them are never read, since most texts plainly lack a word. */
import { isPlain, wordsOf } from '../language/words';

export class DocumentWords {
  private readonly fields: Partial<Record<string, FieldWords>> = {};

  /** Tells the texts of the field with a letter. */
  constructor(private readonly textsOf: (letter: string) => string[]) {}

  /** Whether a word stands in the field with that letter. */
  has(letter: string, word: string): boolean {
    const field = this.field(letter);
    if (field.plain?.includes(word) === false) return false;
    return wordsIn(field).includes(word);
  }

  /** The words of the field with that letter. */
  in(letter: string): readonly string[] {
    return wordsIn(this.field(letter));
  }

  private field(letter: string): FieldWords {
    return (this.fields[letter] ??= readField(this.textsOf(letter)));
  }
}

interface FieldWords {
  texts: string[];
  /** All of them in lower case; undefined where a word may be written otherwise. */
  plain: string | undefined;
  words?: string[];
}

const EMPTY: FieldWords = { texts: [], plain: '', words: [] };

function readField(texts: string[]): FieldWords {
  const [first] = texts;
  if (first === undefined) return EMPTY;
  const text = texts.length === 1 ? first : texts.join(' ');
  return { texts, plain: isPlain(text) ? text.toLowerCase() : undefined };
}

function wordsIn(field: FieldWords): readonly string[] {
  return (field.words ??= field.plain === undefined ? field.texts.flatMap(wordsOf) : wordsOf(field.plain));
}
