/** In a sandbox no money moves. The server has written on the page where it runs. */
export function isSandbox(): boolean {
  return document.getElementById('my')?.dataset.environment === 'sandbox';
}
