/** Paths of modules as the lint rules name them: from the root of the house, without extension. */
import path from 'node:path';

const HOUSE = path.dirname(import.meta.dirname);

/** The path of a module inside the house, without extension; undefined outside of it. */
export function locate(file) {
  const relative = path.relative(HOUSE, file).split(path.sep).join('/');
  if (relative.startsWith('..')) return undefined;
  return relative.replace(/\.(ts|mjs|js)$/, '');
}

/** The module of ours that an import in a file names; undefined for a package. */
export function locateImport(file, source) {
  return source.startsWith('.') ? locate(path.resolve(path.dirname(file), source)) : undefined;
}

/** Whether a module lies in a place, be it the file itself or a folder above it. */
export const isIn = (module, place) => module === place || module.startsWith(`${place}/`);
