/** What stands where something is still loading: grey lines for the eye, and a text for screen readers. */

/** The text is a property, because the page for giving has a speech of its own. */
export function Loading({ text }: { text: string }) {
  return (
    <div className="loading" role="status">
      <span className="hidden">{text}</span>
    </div>
  );
}
