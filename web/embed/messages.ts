/** What the page for giving tells a site that shows it in a frame. */
export type EmbedMessage = { source: 'giving'; version: 1 } & (
  | { type: 'ready' | 'closed' }
  | { type: 'height'; height: number }
  | { type: 'completed'; donation_id: string }
);

/** Reads what a frame sent. Returns undefined for anything else. */
export function readEmbedMessage(data: unknown): EmbedMessage | undefined {
  const { source, version, type, height, donation_id: id } = Object(data) as Record<string, unknown>;
  if (source !== 'giving' || version !== 1) return undefined;
  if (type === 'ready' || type === 'closed') return { source, version, type };
  if (type === 'height' && Number.isFinite(height)) return { source, version, type, height: Number(height) };
  if (type === 'completed' && typeof id === 'string') return { source, version, type, donation_id: id };
  return undefined;
}
