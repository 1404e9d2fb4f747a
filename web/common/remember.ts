/**
 * Computes a value once for each list of arguments. A slow phone takes tens of milliseconds to make a formatter of Intl,
 * and a page uses few of them again and again.
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
