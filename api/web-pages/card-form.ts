/**
 * The sandbox's stand-in for a processor's form. It is served under the other loopback name, which is another origin, so
 * the page that shows it cannot read what people type. Real processors work the same way.
 */
import { type Context } from 'koa';

export const CARD_FORM_PATH = '/sandbox/card-form';

const OTHER_NAMES: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** Returns the origin of the form for the page that was asked for. Without a loopback name it is the page's own origin. */
export function cardFormOrigin(context: Context): string {
  const { protocol, host } = context;
  const [name = '', port] = host.split(':');
  const other = OTHER_NAMES[name] ?? name;
  return `${protocol}://${other}${port === undefined ? '' : `:${port}`}`;
}

/** Returns the address of the form. For a page in a frame it names the charity or campaign, whose list of sites decides. */
export function cardFormAddress(
  origin: string,
  { language, embeddedId }: { language: string; embeddedId: string | undefined },
): string {
  const address = `${origin}${CARD_FORM_PATH}?lang=${language}`;
  return embeddedId === undefined ? address : `${address}&embed=${embeddedId}`;
}
