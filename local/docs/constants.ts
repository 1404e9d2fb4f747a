/** Reads the constants of a source file, also those that it does not export. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction, runInNewContext } from 'node:vm';
import { transformSync } from '@swc/core';
import { PROJECT_DIRECTORY } from '../paths';

type Constants = Record<string, unknown>;
type CompiledModule = (require: NodeJS.Require, exports: object) => Constants;

const loaded = new Map<string, Constants>();

/** The constants and functions at the top level of a file, by name. The path starts at the root of the repository. */
export function loadConstants(file: string): Constants {
  const constants = loaded.get(file) ?? runModule(path.join(PROJECT_DIRECTORY, file), listNames(file));
  loaded.set(file, constants);
  return constants;
}

/** The names at the top level of a file, without running it. */
export function listNames(file: string): string[] {
  const source = readFileSync(path.join(PROJECT_DIRECTORY, file), 'utf8');
  return [...source.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)].map(([, name = '']) => name);
}

function runModule(file: string, names: string[]): Constants {
  const source = readFileSync(file, 'utf8');
  const { code } = transformSync(source, {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'commonjs' },
  });
  const run = compileFunction(`${code}\nreturn { ${names.join(', ')} };`, ['require', 'exports'], {
    filename: file,
  }) as CompiledModule;
  return run(createRequire(file), {});
}

/** The value of an expression such as `STEPS.weekly` or `trustBand(40)`; undefined when it names nothing. */
export function evaluate(expression: string, constants: Constants): unknown {
  try {
    return runInNewContext(expression, { ...constants }) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a value is an object literal. Instances of classes, such as schemas, are not. */
export function isRecord(value: unknown): value is Constants {
  return typeof value === 'object' && value !== null && value.constructor.name === 'Object';
}

/** The paths of all numbers and lists in a constant, such as `FEE_SCHEDULE.card.ratePpm`. */
export function listLeaves(name: string, value: unknown): string[] {
  if (typeof value === 'number' || typeof value === 'bigint') return [name];
  if (Array.isArray(value)) {
    const isList = value.every((item) => typeof item !== 'object');
    return isList ? [name] : value.flatMap((item, index) => listLeaves(`${name}[${String(index)}]`, item));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    listLeaves(/^\w+$/.test(key) ? `${name}.${key}` : `${name}['${key}']`, item),
  );
}
