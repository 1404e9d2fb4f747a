/** A subscription costs the charity money, so only its members may begin one. */
export function mayBeginSubscription(isMember: boolean): boolean {
  return isMember;
}
