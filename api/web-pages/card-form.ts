/**
 * The sandbox's stand-in for a processor's form. The server uses the other loopback name for it, which makes it a
 * separate origin. As with a real processor, the page around the form then cannot read what people type.
 */
import { type Context } from 'koa';

export const CARD_FORM_PATH = '/sandbox/card-form';

const OTHER_NAMES: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** Returns the form's origin for a page. A page without a loopback name gets its own origin. */
export function cardFormOrigin(context: Context): string {
  const { protocol, host } = context;
  const [name = '', port] = host.split(':');
  const other = OTHER_NAMES[name] ?? name;
  return `${protocol}://${other}${port === undefined ? '' : `:${port}`}`;
}

/** Returns the form's address. `embeddedId` names the charity or campaign whose list of sites allows the frame. */
export function cardFormAddress(
  origin: string,
  { language, embeddedId }: { language: string; embeddedId: string | undefined },
): string {
  const address = `${origin}${CARD_FORM_PATH}?lang=${language}`;
  return embeddedId === undefined ? address : `${address}&embed=${embeddedId}`;
}
