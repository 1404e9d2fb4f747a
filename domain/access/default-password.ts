/** Finds database passwords that anybody can guess. */

/**
 * Returns true if the password in a database URL is one of `published` or equals the user name. Also reads the
 * URL parameters, and decodes percent escapes.
 */
export function hasDefaultPassword(text: string, published: readonly string[]): boolean {
  const url = new URL(text);
  try {
    const passwords = [decodeURIComponent(url.password), ...url.searchParams.getAll('password')];
    const users = [decodeURIComponent(url.username), ...url.searchParams.getAll('user')].filter(Boolean);
    return passwords.some((password) => [...published, ...users].includes(password));
  } catch {
    // If the escapes are malformed, the driver cannot read the intended password either.
    return true;
  }
}
