/** Strict JSON: valid UTF-8, no key twice, bounded depth. */
import { visit } from 'jsonc-parser';
import { validationError } from '../domain/errors';

const MAX_DEPTH = 32;

/** Parses a body; throws VALIDATION_ERROR on anything that two readers could understand differently. */
export function parseJson(bytes: Buffer): unknown {
  const text = decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw bodyFault(
      `is not valid JSON: ${error instanceof SyntaxError ? error.message.slice(0, 120) : 'unreadable'}`,
    );
  }
  refuseDeepOrDoubled(text);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw bodyFault('is not valid UTF-8');
  }
}

function refuseDeepOrDoubled(text: string): void {
  const keysOfOpenObjects: Set<string>[] = [];
  const enter = (keys: Set<string>) => {
    keysOfOpenObjects.push(keys);
    if (keysOfOpenObjects.length > MAX_DEPTH) throw bodyFault('is nested too deeply');
  };
  const leave = () => void keysOfOpenObjects.pop();
  visit(text, {
    onObjectBegin: () => enter(new Set()),
    onObjectEnd: leave,
    onArrayBegin: () => enter(new Set()),
    onArrayEnd: leave,
    onObjectProperty: (key) => {
      const keys = keysOfOpenObjects.at(-1);
      if (keys?.has(key)) throw validationError([{ field: key, message: 'is given twice' }]);
      keys?.add(key);
    },
  });
}

function bodyFault(message: string) {
  return validationError([{ field: 'body', message }]);
}
