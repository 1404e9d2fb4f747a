/** Module paths as the lint rules write them: relative to the repository's root, without extension. */
import path from 'node:path';

const ROOT = path.dirname(import.meta.dirname);

/** The path of a module in the repository, without extension; undefined for a file outside it. */
export function locate(file) {
  const relative = path.relative(ROOT, file).split(path.sep).join('/');
  if (relative.startsWith('..')) return undefined;
  return relative.replace(/\.(ts|mjs|js)$/, '');
}

/** The path of our module that a file imports; undefined for a package. */
export function locateImport(file, source) {
  return source.startsWith('.') ? locate(path.resolve(path.dirname(file), source)) : undefined;
}

/** Whether a module is the place itself or lies below it. */
export const isIn = (module, place) => module === place || module.startsWith(`${place}/`);
