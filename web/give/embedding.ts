/** Tells the site that shows this page in a frame what happens. Only a site that the charity listed hears it. */
import { type EmbedMessage } from '../embed/messages';

/** True on the page that another site shows in a frame. The server reads the same parameter. */
export function isInFrame(): boolean {
  return new URLSearchParams(location.search).get('embed') === '1';
}

export class Embedding {
  private readonly completed = new Set<string>();

  /** The server names the origin only if the charity listed it. */
  constructor(private readonly origin: string) {}

  /** Tells that the page is there, and from then on how high it is. */
  begin(): void {
    this.send({ type: 'ready' });
    const tellHeight = () => this.send({ type: 'height', height: document.documentElement.offsetHeight });
    new ResizeObserver(tellHeight).observe(document.documentElement);
    tellHeight();
  }

  /** Tells once that a gift is completed. */
  complete(donationId: string): void {
    if (this.completed.has(donationId)) return;
    this.completed.add(donationId);
    this.send({ type: 'completed', donation_id: donationId });
  }

  close(): void {
    this.send({ type: 'closed' });
  }

  private send(message: WithoutSender<EmbedMessage>): void {
    parent.postMessage({ source: 'giving', version: 1, ...message } satisfies EmbedMessage, this.origin);
  }
}

type WithoutSender<Message> = Message extends unknown ? Omit<Message, 'source' | 'version'> : never;
