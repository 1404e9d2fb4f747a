/** Returns the page on which a donor confirms a payment. Only the donor's own reads and mail may have it. */
export function actionUrl(address: string, token: string): string {
  return `${address}/account/authenticate?token=${token}`;
}
