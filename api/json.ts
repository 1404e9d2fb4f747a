/** Parses JSON strictly. Refuses invalid UTF-8, duplicate keys, deep nesting and numbers that a double would round. */
import { visit } from 'jsonc-parser';
import { validationError } from '../domain/errors';

const MAX_DEPTH = 32;

/** Parses a body. Throws VALIDATION_ERROR for anything that two parsers could read differently. */
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
  refuseAmbiguous(text);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw bodyFault('is not valid UTF-8');
  }
}

function refuseAmbiguous(text: string): void {
  const keysOfOpenObjects: Set<string>[] = [];
  const enter = (keys: Set<string>) => {
    keysOfOpenObjects.push(keys);
    if (keysOfOpenObjects.length > MAX_DEPTH)
      throw bodyFault(`is nested more than ${String(MAX_DEPTH)} levels deep`);
  };
  const leave = () => void keysOfOpenObjects.pop();
  visit(text, {
    onObjectBegin: () => enter(new Set()),
    onObjectEnd: leave,
    onArrayBegin: () => enter(new Set()),
    onArrayEnd: leave,
    onObjectProperty: (key, _offset, _length, _line, _character, path) => {
      const keys = keysOfOpenObjects.at(-1);
      const field = [...path(), key].join('.');
      if (keys?.has(key)) throw validationError([{ field, code: 'conflict', message: 'is given twice' }]);
      // Many programs drop it or change how they read the object.
      if (key === '__proto__')
        throw validationError([
          { field, code: 'not_allowed', message: 'is a reserved name: use another one' },
        ]);
      keys?.add(key);
    },
    onLiteralValue: (value, offset, length, _line, _character, path) => {
      if (typeof value !== 'number' || isExact(text.slice(offset, offset + length), value)) return;
      const field = path().join('.') || 'body';
      throw validationError([
        { field, code: 'format', message: 'has more digits than a JSON number can hold' },
      ]);
    },
  });
}

/** Returns true if a double keeps all digits of a number. Parsers disagree about the value of other numbers. */
function isExact(text: string, value: number): boolean {
  return toDigits(text) === toDigits(String(value));
}

/** Returns a number's significant digits and exponent, so that `1.0` and `1e0` compare equal. */
function toDigits(text: string): string | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  const shift = Number(exponent) - fraction.length + (digits.length - significant.length);
  return `${sign}${significant}e${String(shift)}`;
}

function bodyFault(message: string) {
  return validationError([{ field: 'body', code: 'format', message }]);
}
