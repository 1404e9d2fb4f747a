/** The words of a name as names are compared: in capitals, without accents and marks. */
export function wordsOfName(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return plain
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
