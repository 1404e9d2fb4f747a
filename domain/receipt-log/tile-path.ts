/**
 * Prints and parses the path of a tile, as C2SP tlog-tiles defines it. An example is `tile/0/x001/234`. The
 * path of a partial tile ends with its width, as in `tile/0/x001/234.p/5`.
 */
import { TILE_WIDTH, type TileAddress } from './subtrees';

const HIGHEST_TILE_LEVEL = 63;

const PATH = /^tile\/(\d{1,2})\/((?:x\d{3}\/){0,5}\d{3})(?:\.p\/(\d{1,3}))?$/;

export function printTilePath({ level, index, width }: TileAddress): string {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  const name = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/');
  return `tile/${level}/${name}${width === TILE_WIDTH ? '' : `.p/${width}`}`;
}

/** Reads the path of a tile. Returns undefined for any other text. */
export function parseTilePath(text: string): TileAddress | undefined {
  const [, level, name, width] = PATH.exec(text) ?? [];
  // A mutant survives: the name is missing whenever the level is
  if (level === undefined || name === undefined) return undefined;
  const address = {
    level: Number(level),
    index: Number(name.replaceAll(/[x/]/g, '')),
    width: width === undefined ? TILE_WIDTH : Number(width),
  };
  return isTile(address) && printTilePath(address) === text ? address : undefined;
}

function isTile({ level, index, width }: TileAddress): boolean {
  return level <= HIGHEST_TILE_LEVEL && Number.isSafeInteger(index) && width >= 1 && width <= TILE_WIDTH;
}
