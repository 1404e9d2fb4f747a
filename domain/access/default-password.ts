/** Finds passwords of a database that anybody can guess. */

/** Returns true if the password is published or equals the user name. Also reads percent escapes and URL parameters. */
export function hasDefaultPassword(text: string, published: readonly string[]): boolean {
  const url = new URL(text);
  try {
    const passwords = [decodeURIComponent(url.password), ...url.searchParams.getAll('password')];
    const users = [decodeURIComponent(url.username), ...url.searchParams.getAll('user')].filter(Boolean);
    return passwords.some((password) => [...published, ...users].includes(password));
  } catch {
    // The escapes are malformed, so the driver would not read the intended password either.
    return true;
  }
}
