/**
 * Breaks a text of any script into lines. Each line consists of runs with one font and one direction, in visual order
 * (Unicode UAX 9).
 */
import createBidi from 'bidi-js';
import { type FontName, type Fonts, RIGHT_TO_LEFT, SHAPED, UNSEEN } from './fonts';
import { type GlyphPosition, type PackedDocument } from './packed-document';

export interface TextStyle {
  size: number;
  isBold?: boolean;
}

type Features = PDFKit.Mixins.OpenTypeFeatures[];

interface Run {
  text: string;
  font: FontName;
  width: number;
  features: Features;
}

export interface Line {
  runs: Run[];
  width: number;
  /** The line's text in logical order. */
  said: string;
  /** True if the glyphs alone give the text. */
  isPlain: boolean;
}

export interface Paragraph {
  lines: Line[];
  /** True if a character has no glyph in any font. */
  lacksGlyphs: boolean;
}

interface Piece {
  /** The text that is drawn. */
  text: string;
  /** The original character. */
  said: string;
  font: FontName;
  /** The embedding level. Odd levels run from right to left. */
  level: number;
}

const bidi = createBidi();
const BIDI_CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const BREAKS_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/**
 * With a list of features, even an empty one, pdfkit shapes a whole run. Otherwise it keeps the logical order of words.
 */
const WHOLE_RUN: Features = [];
/** fontkit throws where a mark has no anchor in its font. Without these features, marks stay where the font draws them. */
const UNPLACED_MARKS = { mark: false, mkmk: false, abvm: false, blwm: false } as unknown as Features;

/** Keeps a name from changing the order of the text around it. */
export function isolate(name: string): string {
  return `\u2068${name.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`;
}

export class TextSetter {
  constructor(
    private readonly document: PackedDocument,
    private readonly fonts: Fonts,
  ) {}

  /** Breaks a text into lines of at most `width`. */
  set(text: string, style: TextStyle, width: number): Paragraph {
    const oneLine = text.normalize('NFC').replaceAll(/\s/gu, (space) => (space === '\u00a0' ? space : ' '));
    const { pieces, lacksGlyphs } = this.cut(oneLine, style);
    const lines = this.fill(toWords(pieces), style, width).map((line) => this.order(line, style));
    return { lines, lacksGlyphs };
  }

  /** Draws a line. `baseline` is its distance from the top of the page. */
  draw({ runs }: Line, { size }: TextStyle, left: number, baseline: number): void {
    const { page } = this.document;
    const operators = [`q 1 0 0 -1 0 ${page.height} cm BT`];
    let x = left;
    for (const { text, font, width, features } of runs) {
      this.fonts.use(font, size);
      operators.push(`/${this.fonts.name(font)} ${size} Tf`);
      const [glyphs, positions] = this.document._font.encode(text, features);
      operators.push(...printGlyphs(glyphs, positions, size / 1_000, [x, page.height - baseline]));
      this.fonts.turnLigatures();
      x += width;
    }
    this.document.addContent([...operators, 'ET Q'].join('\n'));
  }

  /** Chooses font and direction of each character. A character without a glyph shows its code point. */
  private cut(text: string, { isBold }: TextStyle): { pieces: Piece[]; lacksGlyphs: boolean } {
    const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
    const pieces: Piece[] = [];
    let lacksGlyphs = false;
    let index = 0;
    for (const character of text) {
      const level = levels[index] ?? 0;
      index += character.length;
      if (BIDI_CONTROL.test(character)) continue;
      const before = UNSEEN.test(character) ? pieces.at(-1)?.font : undefined;
      const font = before ?? this.fonts.choose(character, isBold === true ? 'bold' : 'regular');
      if (font !== null) {
        const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(character) : null;
        pieces.push({ text: mirrored ?? character, said: character, font, level });
      } else {
        lacksGlyphs = true;
        const text = nameCodePoint(character);
        pieces.push({ text, said: character, font: 'regular', level: level + (level % 2) });
      }
    }
    return { pieces, lacksGlyphs };
  }

  private fill(words: Piece[][], style: TextStyle, width: number): Piece[][] {
    const lines: Piece[][] = [];
    let line: Piece[] = [];
    let filled = 0;
    const measure = (pieces: Piece[]) => this.order(pieces, style).width;
    const add = (word: Piece[]) => {
      if (line.length > 0 && filled + measure(trimEnd(word)) > width) {
        lines.push(trimEnd(line));
        [line, filled] = [[], 0];
      }
      line.push(...word);
      filled += measure(word);
    };
    for (const word of words) {
      if (measure(trimEnd(word)) > width) word.forEach((piece) => add([piece]));
      else add(word);
    }
    return [...lines, trimEnd(line)];
  }

  private measure(text: string): Pick<Run, 'width' | 'features'> {
    const withFeatures = (features: Features) => ({
      width: this.document.widthOfString(text, { features }),
      features,
    });
    try {
      return withFeatures(WHOLE_RUN);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return withFeatures(UNPLACED_MARKS);
    }
  }

  /** Puts the pieces of a line into visual order, and joins neighbors with the same font and direction. */
  private order(pieces: Piece[], { size }: TextStyle): Line {
    const runs = toRuns(reorder(pieces)).map((run) => {
      this.fonts.use(run.font, size);
      return { ...run, ...this.measure(run.text) };
    });
    return {
      runs,
      width: runs.reduce((sum, { width }) => sum + width, 0),
      said: pieces.map(({ said }) => said).join(''),
      isPlain: pieces.every(
        ({ text, said, level }) => text === said && level === 0 && !SHAPED.test(said) && !UNSEEN.test(said),
      ),
    };
  }
}

function nameCodePoint(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** Cuts before each word, and around each character that may begin a line. */
function toWords(pieces: Piece[]): Piece[][] {
  const words: Piece[][] = [];
  let last = '';
  for (const piece of pieces) {
    const begins = last === ' ' || BREAKS_ANYWHERE.test(last) || BREAKS_ANYWHERE.test(piece.text);
    if (words.length === 0 || (begins && piece.text !== ' ')) words.push([]);
    words.at(-1)?.push(piece);
    last = piece.text;
  }
  return words;
}

function trimEnd(pieces: Piece[]): Piece[] {
  const end = pieces.findLastIndex(({ text }) => text !== ' ');
  return pieces.slice(0, end + 1);
}

/** Reverses right-to-left sequences, the deepest level first (UAX 9, rule L2). */
function reorder(pieces: Piece[]): Piece[] {
  const ordered = [...pieces];
  const deepest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

function toRuns(ordered: Piece[]): Omit<Run, 'width' | 'features'>[] {
  const groups: Piece[][] = [];
  for (const piece of ordered) {
    const before = groups.at(-1)?.[0];
    const isSame = before?.font === piece.font && before.level % 2 === piece.level % 2;
    if (isSame) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => {
    const texts = group.map(({ text }) => text);
    const shown = texts.join('');
    const isReversed = (group[0]?.level ?? 0) % 2 === 1 && RIGHT_TO_LEFT.test(shown);
    // fontkit joins and reverses letters of these scripts itself, so it needs their logical order.
    return { text: isReversed ? texts.reverse().join('') : shown, font: group[0]?.font ?? 'regular' };
  });
}

/** Prints the operators that draw a run's glyphs. Marks above and below a letter are positioned one by one. */
function printGlyphs(
  glyphs: string[],
  positions: GlyphPosition[],
  scale: number,
  [left, y]: [number, number],
): string[] {
  const operators: string[] = [];
  let x = left;
  let [segment, start]: [string[], number] = [[], x];
  const flush = () => {
    if (segment.length > 0) operators.push(`1 0 0 1 ${round(start)} ${round(y)} Tm [${segment.join('')}] TJ`);
    segment = [];
  };
  for (const [place, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0, advanceWidth = 0 } = positions[place] ?? {};
    if (xOffset !== 0 || yOffset !== 0) {
      flush();
      operators.push(`1 0 0 1 ${round(x + xOffset * scale)} ${round(y + yOffset * scale)} Tm <${glyph}> Tj`);
    } else {
      if (segment.length === 0) start = x;
      const correction = advanceWidth - xAdvance;
      segment.push(`<${glyph}>`, correction === 0 ? '' : round(correction));
    }
    x += xAdvance * scale;
  }
  flush();
  return operators;
}

function round(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}
