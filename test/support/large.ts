/** How much a test does: the usual amount, or the large one that `npm run test:long -- FILE --large` asks for. */

/** Returns true if the run takes large numbers. Such a run also has the files of `test/long/large/`. */
export function isLarge(): boolean {
  return process.env.TEST_LARGE === '1';
}

/** Returns the large number in a large run, else the usual one. A time limit grows with it in the same way. */
export function sizeOf<Size>({ usual, large }: { usual: Size; large: Size }): Size {
  return isLarge() ? large : usual;
}
