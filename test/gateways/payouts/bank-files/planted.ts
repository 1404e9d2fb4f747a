/** Right bank files, and the same files with one mistake each, for tools that the platform did not write. */
import { writePain001 } from '../../../../gateways/payouts/iso20022/write-pain001';
import { writeNacha } from '../../../../gateways/payouts/nacha/write-nacha';
import { buildNachaBatch, buildPain001Batch, randomOf, TODAY } from './batches';
import { type ForeignRequest, type Verdict } from './foreign-tools';
import { NACHA_MISTAKES, plantInNacha } from './nacha-mistakes';
import { PAIN001_MISTAKES, plantInPain001 } from './pain001-mistakes';

export interface Planted {
  format: 'nacha' | 'pain.001.001.09';
  mistake: string;
  text: string;
  today: string;
}

/** Mistakes that none of the tools notices. Only the test of each column (write-nacha.test.ts) guards these fields. */
export const UNNOTICED = [
  'a control record of another batch',
  'a control record of another company',
  'a date that does not exist',
  'a service class of debits',
  'an addenda mark without addenda',
  'another blocking factor',
  'another record size',
  'traces that fall',
];

const KINDS = [
  ...Object.keys(NACHA_MISTAKES).map((mistake) => ({ format: 'nacha' as const, mistake })),
  ...Object.keys(PAIN001_MISTAKES).map((mistake) => ({ format: 'pain.001.001.09' as const, mistake })),
];

/** Plants each kind of mistake in turn, each time into another file. */
export function plantMistakes(count: number, firstSeed: number, isUnnoticed = false): Planted[] {
  const kinds = KINDS.filter(({ mistake }) => UNNOTICED.includes(mistake) === isUnnoticed);
  return Array.from({ length: count }, (_, index) => {
    const { format, mistake } = kinds[index % kinds.length] ?? { format: 'nacha', mistake: '' };
    const seed = firstSeed + index;
    const random = randomOf(seed);
    const size = 2 + random(8);
    const text =
      format === 'nacha'
        ? plantInNacha(writeNacha(buildNachaBatch(seed, size)).content, mistake, random)
        : plantInPain001(writePain001(buildPain001Batch(seed, size)).content, mistake, random);
    return { format, mistake, text, today: TODAY };
  });
}

/** Returns right files of many sizes. */
export function listRightFiles(count: number, firstSeed: number): Planted[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = firstSeed + index;
    const size = 1 + randomOf(seed)(60);
    return index % 2 === 0
      ? { format: 'nacha', mistake: '', text: writeNacha(buildNachaBatch(seed, size)).content, today: TODAY }
      : {
          format: 'pain.001.001.09',
          mistake: '',
          text: writePain001(buildPain001Batch(seed, size)).content,
          today: TODAY,
        };
  });
}

export function toRequest({ format, text, today }: Planted): ForeignRequest {
  return { ask: 'check', format, text, today };
}

export function isRefused(verdict: Verdict): boolean {
  return Object.values(verdict).some((findings) => findings.length > 0);
}
