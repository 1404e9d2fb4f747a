export const SITE_NAME = 'Giving Platform';

/** Explains in plain words what proves a gift. */
export function aboutProofs(language: string): string {
  return `/receipts?lang=${language}`;
}

/** Returns the API's address. A page names it in its head if other hosts show the pages too. */
export function apiAddress(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="giving-api"]')?.content ?? location.origin;
}
