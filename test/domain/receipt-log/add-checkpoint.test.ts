/** A witness gets the size that it cosigned last, a proof and a checkpoint, in the text of C2SP tlog-witness. */
import fc from 'fast-check';
import {
  parseAddCheckpoint,
  parseSize,
  printAddCheckpoint,
} from '../../../domain/receipt-log/add-checkpoint';
import { NoteError } from '../../../domain/receipt-log/note-error';

const CHECKPOINT = 'give.example/receipt-log\n3\nAAAA\n\n— give.example/receipt-log AAAAAAE=\n';
const hash = (byte: number) => Buffer.alloc(32, byte);
const [one, two] = [hash(1), hash(2)].map((each) => each.toString('base64'));

it('has a line for the old size and for each hash, and the checkpoint after an empty line', () => {
  expect(printAddCheckpoint({ oldSize: 0, proof: [], checkpoint: CHECKPOINT })).toBe(
    `old 0\n\n${CHECKPOINT}`,
  );
  expect(printAddCheckpoint({ oldSize: 20, proof: [hash(1), hash(2)], checkpoint: CHECKPOINT })).toBe(
    `old 20\n${one}\n${two}\n\n${CHECKPOINT}`,
  );
});

it('is read as it was printed', () => {
  const request = fc.record({
    oldSize: fc.maxSafeNat(),
    proof: fc.array(
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes)),
      { maxLength: 63 },
    ),
    checkpoint: fc.string({ unit: 'binary' }),
  });
  fc.assert(
    fc.property(request, (each) => {
      const text = printAddCheckpoint(each);
      const read = parseAddCheckpoint(text);
      expect([read.oldSize, read.proof.length]).toEqual([each.oldSize, each.proof.length]);
      expect(printAddCheckpoint(read)).toBe(text);
    }),
  );
});

it('may have 63 hashes', () => {
  const text = `old 1\n${`${one}\n`.repeat(63)}\n${CHECKPOINT}`;
  expect(parseAddCheckpoint(text).proof).toHaveLength(63);
});

it.each([
  '',
  'old 5',
  `old 5\n${CHECKPOINT.replace('\n\n', '\n')}`,
  `old\n\n${CHECKPOINT}`,
  `old x\n\n${CHECKPOINT}`,
  `old 05\n\n${CHECKPOINT}`,
  `new 5\n\n${CHECKPOINT}`,
  `5\n\n${CHECKPOINT}`,
  `\n\nold 5\n\n${CHECKPOINT}`,
  `old 5\nno base64\n\n${CHECKPOINT}`,
  `old 5\n${Buffer.alloc(31).toString('base64')}\n\n${CHECKPOINT}`,
  `old 5\n${Buffer.alloc(33).toString('base64')}\n\n${CHECKPOINT}`,
  `old 5\n${one}\n${one}x\n\n${CHECKPOINT}`,
  `old 1\n${`${one}\n`.repeat(64)}\n${CHECKPOINT}`,
])('is unreadable: %j', (text) => {
  expect(() => parseAddCheckpoint(text)).toThrow(NoteError);
});

it.each([
  ['0', 0],
  ['5', 5],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('the size %s is %i', (text, size) => {
  expect(parseSize(text)).toBe(size);
});

it.each(['', '-5', '+5', '05', '5 ', ' 5', '5.0', '0.5', '1e3', '0x5', 'x', '5x', '9007199254740992', '5\n'])(
  '%j is no size',
  (text) => {
    expect(parseSize(text)).toBeUndefined();
  },
);
