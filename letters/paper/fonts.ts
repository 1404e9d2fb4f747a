/**
 * Chooses a font for each character. DejaVu has Latin, Greek, Cyrillic, Arabic, Hebrew, Armenian and Georgian letters.
 * Noto Sans has Chinese, Japanese and Korean ones, and a font for each of the scripts below. The Noto fonts are large,
 * so they are read only when a text needs them.
 */
import { readFileSync } from 'node:fs';
import { type PackedDocument } from './packed-document';

/** Scripts that have a font of their own. */
const SCRIPTS = [
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Myanmar',
  'Khmer',
  'Ethiopic',
] as const;
type Script = (typeof SCRIPTS)[number];

const FILES = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  chinese: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  japanese: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  korean: '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
} as const;

export type FontName = keyof typeof FILES | Script;

const OF_SCRIPT = SCRIPTS.map((script) => ({
  script,
  letter: new RegExp(`\\p{Script_Extensions=${script}}`, 'u'),
}));
/** Letters of these scripts change their order or form beside others, so their glyphs alone do not give the text. */
export const SHAPED = new RegExp(`[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
/** Joiners and variation selectors. They change the letter before them, and have no form of their own. */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
/** Letters that run from right to left. */
export const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const KOREAN = /\p{Script=Hangul}/u;

const files = new Map<FontName, Buffer>();

function read(name: FontName): Buffer {
  const file = files.get(name) ?? readFileSync(require.resolve(fileOf(name)));
  files.set(name, file);
  return file;
}

function fileOf(name: FontName): string {
  const script = SCRIPTS.find((each) => each === name);
  if (script === undefined) return FILES[name as keyof typeof FILES];
  return `@expo-google-fonts/noto-sans-${script.toLowerCase()}/400Regular/NotoSans${script}_400Regular.ttf`;
}

/** The fonts of one document. */
export class Fonts {
  private readonly turned = new Set<number[]>();
  private readonly opened = new Set<FontName>();
  private readonly chosen = new Map<string, FontName | null>();

  constructor(private readonly document: PackedDocument) {}

  /** Makes a font the document's current one. */
  use(name: FontName, size: number): void {
    if (!this.opened.has(name)) this.document.registerFont(name, read(name));
    this.opened.add(name);
    this.document.font(name).fontSize(size);
  }

  /** Makes a font the current one, and registers it in the page's resources. Returns its name there. */
  name(name: string): string {
    this.document.font(name);
    const { _font: font } = this.document;
    const fonts = this.document.page.fonts as Record<string, unknown>;
    fonts[font.id] ??= font.ref();
    return font.id;
  }

  /**
   * Reverses the characters of right-to-left ligatures. PDF readers reverse the characters of right-to-left text, so
   * those of a ligature must be stored in page order too.
   */
  turnLigatures(): void {
    for (const characters of this.document._font.unicode ?? []) {
      if (characters.length < 2 || this.turned.has(characters)) continue;
      if (!RIGHT_TO_LEFT.test(String.fromCodePoint(...characters))) continue;
      characters.reverse();
      this.turned.add(characters);
    }
  }

  /** Returns the font that has a glyph for a character, or null if none has. */
  choose(character: string, basic: 'regular' | 'bold'): FontName | null {
    const key = `${basic}${character}`;
    const known = this.chosen.get(key);
    if (known !== undefined) return known;
    const font = candidatesFor(character, basic).find((name) => this.hasGlyph(name, character)) ?? null;
    this.chosen.set(key, font);
    return font;
  }

  private hasGlyph(name: FontName, character: string): boolean {
    this.use(name, 10);
    return this.document._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  }
}

function candidatesFor(character: string, basic: 'regular' | 'bold'): FontName[] {
  if (KOREAN.test(character)) return ['korean', basic];
  if (EAST_ASIAN.test(character)) return ['chinese', 'japanese', 'korean', basic];
  const own = OF_SCRIPT.filter(({ letter }) => letter.test(character)).map(({ script }) => script);
  return [...own, basic, 'regular'];
}
