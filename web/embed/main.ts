/**
 * `/embed.js`: shows the page for giving inside another site. That site writes an ordinary link and loads this script:
 *
 *     <a data-giving href="https://…/give/charity_…">Give</a> <script async src="https://…/embed.js"></script>
 *
 * The link stays until the page answers, so it still works without script and on a site that the charity has not listed.
 */
import { readEmbedMessage } from './messages';

const SELECTOR = 'a[data-giving]';

function start(): void {
  const script = document.currentScript ?? document.querySelector('script[src$="/embed.js"]');
  if (!(script instanceof HTMLScriptElement)) return;
  const { origin } = new URL(script.src);
  const begin = () =>
    document.querySelectorAll<HTMLAnchorElement>(SELECTOR).forEach((link) => embed(link, origin));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}

function embed(link: HTMLAnchorElement, origin: string): void {
  const address = new URL(link.href);
  if (address.origin !== origin || !address.pathname.startsWith('/give/')) return;
  address.searchParams.set('embed', '1');
  address.searchParams.set('origin', location.origin);
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = link.textContent;
  frame.allow = 'payment *';
  frame.hidden = true;
  frame.style.width = '100%';
  frame.style.border = '0';
  link.after(frame);
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source === frame.contentWindow && event.origin === origin) follow(event.data, frame, link);
  });
}

/** The site hears each message as an event of the frame, such as `giving:completed`. */
function follow(data: unknown, frame: HTMLIFrameElement, link: HTMLAnchorElement): void {
  const message = readEmbedMessage(data);
  if (message === undefined) return;
  if (message.type === 'height') frame.style.height = `${String(message.height)}px`;
  if (message.type === 'ready' || message.type === 'closed') show(message.type === 'ready');
  const detail = { donation_id: message.type === 'completed' ? message.donation_id : undefined };
  frame.dispatchEvent(new CustomEvent(`giving:${message.type}`, { bubbles: true, detail }));

  function show(isOpen: boolean): void {
    frame.hidden = !isOpen;
    link.hidden = isOpen;
  }
}

start();
