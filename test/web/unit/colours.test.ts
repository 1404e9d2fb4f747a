/** WCAG 2.2, 1.4.11: the edges of fields and buttons and the mark of the focus stand out, in light and dark. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const STYLES = readFileSync(path.resolve(__dirname, '../../../web/styles/pages.css'), 'utf8');
const LEAST_CONTRAST = 3;
const SCHEMES = ['light', 'dark'] as const;

function colourOf(token: string, scheme: (typeof SCHEMES)[number]): string {
  const [, light, dark] = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(STYLES) ?? [];
  const colour = scheme === 'light' ? light : dark;
  if (colour === undefined) throw new Error(`pages.css has no --${token}`);
  return colour;
}

/** The relative luminance, as WCAG defines it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAIRS = ['edge', 'accent', 'focus', 'fault'].flatMap((mark) =>
  ['paper', 'surface', 'sunken'].map((ground) => [mark, ground] as const),
);

describe.each(SCHEMES)('in %s', (scheme) => {
  it.each(PAIRS)('%s stands out from %s', (mark, ground) => {
    const contrast = contrastOf(colourOf(mark, scheme), colourOf(ground, scheme));
    expect(contrast).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });
});
