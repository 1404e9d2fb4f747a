/** Converts file paths to module paths, which are relative to the repository's root and have no extension. */
import path from 'node:path';

const ROOT = path.dirname(import.meta.dirname);

/** Returns the module path of a file, or undefined for a file outside the repository. */
export function locate(file) {
  const relative = path.relative(ROOT, file).split(path.sep).join('/');
  if (relative.startsWith('..')) return undefined;
  return relative.replace(/\.(tsx?|mjs|js)$/, '');
}

/** Returns the path of our module that a file imports, or undefined for a package. */
export function locateImport(file, source) {
  return source.startsWith('.') ? locate(path.resolve(path.dirname(file), source)) : undefined;
}

/** Returns true if a module is the place itself or lies below it. */
export const isIn = (module, place) => module === place || module.startsWith(`${place}/`);
