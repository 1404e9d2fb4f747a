/** What stands there instead of an empty list, with a way to what fills it. */

interface NothingYetProps {
  text: string;
  way: string;
  to: string;
}

/** `to` leads to pages outside of /my, so the browser loads them. */
export function NothingYet({ text, way, to }: NothingYetProps) {
  return (
    <>
      <p>{text}</p>
      <p>
        <a className="primary" href={to}>
          {way}
        </a>
      </p>
    </>
  );
}
