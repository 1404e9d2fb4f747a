/** The part of js-yaml that tests use. The package has no types of its own. */
declare module 'js-yaml' {
  /** Throws for a repeated key. */
  export function load(text: string): unknown;
}
