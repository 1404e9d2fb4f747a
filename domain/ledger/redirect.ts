/** Books that a gift goes to another charity than the donor chose. See docs/rules/ledger.md. */
import { accounts, type CompletedGift, type LedgerEntry, type Line, post } from './postings';

/**
 * Books that a gift goes to another charity. Everything that the gift left in the first charity's accounts moves,
 * absorbed fees included.
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
