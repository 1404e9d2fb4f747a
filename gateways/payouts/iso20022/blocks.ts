/** Divides the transfers of a pain.001 file into its blocks. A bank's answer names a block by its number. */
import { type Currency } from '../../../domain/money';

export type Service = 'sepa' | 'wire';
const SERVICES: readonly Service[] = ['sepa', 'wire'];

export interface TransferBlock<Transfer> {
  service: Service;
  currency: Currency;
  totalMinor: bigint;
  transfers: Transfer[];
}

interface Transfer {
  service: Service;
  net: { currency: Currency; minor: bigint };
}

/** Returns the blocks in the order of the file, one for each service and currency. */
export function toTransferBlocks<T extends Transfer>(transfers: readonly T[]): TransferBlock<T>[] {
  const blocks: TransferBlock<T>[] = [];
  for (const service of SERVICES) {
    const ofService = transfers.filter((transfer) => transfer.service === service);
    for (const currency of [...new Set(ofService.map(({ net }) => net.currency))].sort()) {
      const own = ofService.filter(({ net }) => net.currency === currency);
      const totalMinor = own.reduce((total, { net }) => total + net.minor, 0n);
      blocks.push({ service, currency, totalMinor, transfers: own });
    }
  }
  return blocks;
}
