const SPECIAL = /[&<>"']/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it is written between tags and in attributes of HTML. */
export function escapeHtml(text: string): string {
  // Most texts have nothing to escape, and looking is sooner than replacing.
  if (text.search(SPECIAL) === -1) return text;
  return text.replace(SPECIAL, (character) => ENTITIES[character] ?? character);
}
