/** Returns the URL of the page on which a donor confirms a payment. Only the donor may get this URL. */
export function actionUrl(address: string, token: string): string {
  return `${address}/account/authenticate?token=${token}`;
}
