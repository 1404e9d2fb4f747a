/** The test wallets of the sandbox. Their public addresses are its sources. */
import { type Answer, checkPart } from './answer';

export const EXAMPLE_WALLET = `0x5afe${'1'.padStart(36, '0')}`;

export interface TypedWallet {
  address: string;
}

/** Checks a typed address, or says what is wrong with it. The API knows which wallets there are. */
export function readWallet({ address }: TypedWallet): Answer<keyof TypedWallet> {
  const source = address.trim().toLowerCase();
  const faults = checkPart('address', {
    text: source,
    isRight: /^0x[0-9a-f]{40}$/.test(source),
    empty: 'enterWalletAddress',
    wrong: 'walletAddress',
  });
  if (faults.length > 0) return { faults };
  const isTestWallet = /^0x5afe0{35}[1-9]$/.test(source);
  return isTestWallet ? { source } : { faults: [{ part: 'address', key: 'walletAddress', isUnknown: true }] };
}
