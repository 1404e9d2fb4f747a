/** Books the redirection of a gift to another charity. See docs/rules/ledger.md. */
import { accounts, type CompletedGift, type LedgerEntry, type Line, post } from './postings';

/**
 * Moves the net amount and the absorbed fees of a gift from its charity's accounts to the accounts of
 * `toCharityId`.
 */
export function postRedirect(
  gift: Pick<CompletedGift, 'charityId' | 'currency' | 'netMinor'> &
    Pick<CompletedGift, 'absorbedPlatformMinor' | 'absorbedProcessingMinor'>,
  toCharityId: string,
): LedgerEntry[] {
  const move = (account: (charityId: string) => string, minor: bigint): Line[] => [
    [account(gift.charityId), -minor],
    [account(toCharityId), minor],
  ];
  return post(gift, [
    ...move(accounts.charityPayable, gift.netMinor),
    ...move(accounts.absorbedPlatformFees, -gift.absorbedPlatformMinor),
    ...move(accounts.absorbedProcessingFees, -gift.absorbedProcessingMinor),
  ]);
}
