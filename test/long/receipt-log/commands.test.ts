/** `npm run receipts` as a process: what it prints, and how it ends. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReceiptProof } from '../../../client/index';
import { printVerifierKey } from '../../../domain/receipt-log/keys';
import { runReceipts } from './receipts-command';
import { startReceiptLog } from '../../api/receipt-log/log-under-test';
import { type ServedLog, serveLog } from '../../api/receipt-log/served-log';
import { logKey, nextKey, ORIGIN, SmallLog, strangerKey, witness } from '../../api/receipt-log/small-log';

const [KEY, NEXT, STRANGER, WITNESS] = [logKey, nextKey, strangerKey, witness].map(({ key }) =>
  printVerifierKey(key),
) as [string, string, string, string];

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'giving-receipts-'))));
afterEach(() => rmSync(home, { recursive: true }));
const run = (...given: string[]) => runReceipts(given, { GIVING_HOME: home });

describe('verify', () => {
  const proof = new SmallLog(10).proof(0);
  const save = (content: ReceiptProof | string): string => {
    const path = join(home, 'proof.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };

  it('ends with 0 for a right proof, and says what it shows', async () => {
    const { code, output } = await run('verify', save(proof), '--key', KEY, '--witness', WITNESS);
    expect(code).toBe(0);
    expect(output).toContain(`VERIFIED  leaf 0 of ${ORIGIN}, ${proof.leaf_hash}`);
    expect(output).toContain('amount     25.00 USD, of which the charity gets 24.00');
    expect(output).toContain(`witness    ${WITNESS} at 2027-01-15T08:00:00.000Z`);
  });

  it.each([
    ['another amount', { leaf: proof.leaf.replace('"25.00"', '"26.00"') }, KEY, 'wrong_leaf_hash'],
    ['a key that did not sign', {}, STRANGER, 'untrusted_checkpoint'],
  ])('ends with 1 for %s, and says which part is wrong', async (_what, change, key, reason) => {
    const { code, output } = await run('verify', save({ ...proof, ...change }), '--key', key);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(`^WRONG  ${reason} in `) as string,
    });
  });

  it('ends with 2 for a file that has no proof', async () => {
    const { code, output } = await run('verify', save('no JSON'), '--key', KEY);
    expect({ code, output }).toEqual({ code: 2, output: expect.stringContaining('has no proof') as string });
  });
});

describe('witness', () => {
  const log = new SmallLog(300);
  const other = new SmallLog(0);
  other.append(log.leaves.slice(1));
  let served: ServedLog;
  beforeEach(async () => (served = await serveLog(log)));
  afterEach(() => served.close());
  const look = (...keys: string[]) =>
    run('witness', served.url, ...keys.flatMap((key) => ['--key', key]), '--once');

  it('keeps its memory when it is told a new key, and ends with 3 at a fork', async () => {
    served.checkpoint = () => log.checkpoint(290, [logKey]);
    expect(await look(KEY)).toEqual({ code: 0, output: '' });
    served.checkpoint = () => log.checkpoint(300, [logKey, nextKey]);
    expect(await look(KEY, NEXT)).toEqual({ code: 0, output: '' });
    served.checkpoint = () => other.checkpoint(299, [nextKey]);
    const { code, output } = await look(NEXT);
    expect(code).toBe(3);
    expect(output).toContain('"code":"RECEIPT_LOG_FORK"');
    expect(existsSync(join(home, 'witness', encodeURIComponent(ORIGIN), 'alarm-receipt_log_fork'))).toBe(
      true,
    );
  });

  it('does not trust a key that it was not told', async () => {
    const { code, output } = await look(STRANGER);
    expect(code).toBe(0);
    expect(output).toContain('"code":"RECEIPT_LOG_UNREADABLE"');
    expect(existsSync(join(home, 'witness', encodeURIComponent(ORIGIN), 'checkpoint'))).toBe(false);
  });
});

it('recover --from DIRECTORY brings lost leaves back from a copy', async () => {
  const ours = await startReceiptLog();
  const receipts = (...given: string[]) => runReceipts(given, ours.environment);
  try {
    await ours.settle(2);
    await ours.backUp();
    await ours.settle(3);
    expect(await receipts('witness', ours.url, '--key', ours.key, '--once')).toMatchObject({ code: 0 });
    await ours.restore();
    const copy = join(ours.home, 'witness', encodeURIComponent(ours.watched.origin));
    const recovered = 'Recovered 3 leaves. The worker signs again by itself.\n';
    expect(await receipts('recover', '--from', copy)).toEqual({ code: 0, output: recovered });
    expect(await receipts('recover', '--from', copy)).toEqual({ code: 0, output: 'Nothing is lost.\n' });
    expect(await receipts('recover')).toEqual({ code: 0, output: 'Nothing is lost.\n' });
  } finally {
    await ours.close();
  }
});
