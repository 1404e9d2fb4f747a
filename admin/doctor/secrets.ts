import { type Config } from '../../config';

/** Returns a function that blanks every secret of the settings in a text, because services' errors may quote them. */
export function hideSecrets(config: Config): (text: string) => string {
  const secrets = [
    config.typesenseApiKey,
    config.metricsToken,
    config.receiptLog.signingKey,
    config.payments.stripe?.secretKey,
    config.payments.stripe?.webhookSecret,
    ...config.dataKeys.map(({ key }) => key),
    ...passwordsIn(config.databaseUrl),
    ...passwordsIn(config.smtp?.url),
  ].filter((secret): secret is string => secret !== undefined && secret !== '');
  return (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}

/**
 * Returns the password of a URL, percent-encoded and decoded. A password that is the user's name, as in a sandbox, is no
 * secret, and blanking it would blank the same word everywhere.
 */
function passwordsIn(url: string | undefined): string[] {
  if (url === undefined) return [];
  const { username, password } = new URL(url);
  if (password === username) return [];
  return [password, decodeURIComponent(password)];
}
