/**
 * Computes a value once for each list of arguments, and forgets none, so that the arguments must be few. A slow phone takes
 * tens of milliseconds to make a formatter of Intl, and every gift needs the clock of a time zone.
 */
export function remember<Arguments extends (string | number)[], Value>(
  make: (...key: Arguments) => Value,
): (...key: Arguments) => Value {
  const made = new Map<string, Value>();
  return (...key) => {
    const name = key.join('\n');
    const value = made.get(name) ?? make(...key);
    made.set(name, value);
    return value;
  };
}
