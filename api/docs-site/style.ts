/** The style of every page under `/docs`. Colours are CSS variables, which dark mode replaces. */
export const DOCS_STYLE_PATH = '/docs/style.css';

export const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #ffffff; --sunk: #f1f4f3; --ink: #1b1f24; --quiet: #4a5560;
  --line: #c9d0ce; --edge: #6b7680; --accent: #0b5c4d; --on-accent: #ffffff; --fault: #a3161f; --focus: #b45f00; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14181c; --sunk: #1f252b; --ink: #e6e9ec; --quiet: #b0bac3; --line: #38424b; --edge: #8a96a1;
    --accent: #74d6c0; --on-accent: #0d1714; --fault: #ff9d9d; --focus: #ffb454; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--paper); }
header.top { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: .75rem 1.25rem; border-bottom: 1px solid var(--line); }
header.top a { display: inline-block; padding: .25rem 0; }
header.top .home { font-weight: 700; color: var(--ink); text-decoration: none; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); }
main { padding: 1.25rem; min-width: 0; max-width: 56rem; overflow-wrap: break-word; }
nav.pages { padding: 1.25rem; border-top: 1px solid var(--line); }
@media (min-width: 60rem) {
  .columns { grid-template-columns: 16rem minmax(0, 1fr); }
  nav.pages { grid-column: 1; grid-row: 1; border-top: 0; border-right: 1px solid var(--line); }
  main { grid-column: 2; grid-row: 1; padding: 2rem 3rem; }
}
nav ul { list-style: none; margin: 0 0 1rem; padding: 0; }
nav.pages p { margin: 0 0 .25rem; font-weight: 700; }
nav.pages li a { display: block; padding: .2rem 0; }
nav [aria-current] { font-weight: 700; color: var(--ink); }
nav.contents { margin: 1.5rem 0; padding: .75rem 1rem; background: var(--sunk); }
nav.contents p { margin: 0; font-weight: 700; }
nav.contents ul { margin: 0; }
nav.contents li { padding: .15rem 0; }
h1, h2, h3, h4 { line-height: 1.25; margin: 2rem 0 .75rem; overflow-wrap: anywhere; }
h1 { margin-top: 0; font-size: 1.9rem; } h2 { font-size: 1.4rem; } h3 { font-size: 1.15rem; } h4 { font-size: 1rem; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; background: var(--sunk); padding: .1em .25em; }
pre { margin: 1rem 0; padding: 1rem; overflow-x: auto; background: var(--sunk); }
pre code { padding: 0; overflow-wrap: normal; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; min-width: 100%; }
th, td { padding: .4rem .75rem .4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
td { min-width: 7rem; }
.quiet { color: var(--quiet); }
.method { font-weight: 700; }
.fault { color: var(--fault); font-weight: 700; }
article { border-top: 1px solid var(--line); }
label { display: block; margin: 1rem 0 .25rem; font-weight: 700; }
input, select, textarea { width: 100%; padding: .5rem; border: 1px solid var(--edge); border-radius: .25rem;
  background: var(--paper); color: var(--ink); font: inherit; }
textarea { font-family: ui-monospace, monospace; font-size: .9rem; }
button { margin: 1rem 0; padding: .6rem 1.25rem; border: 0; border-radius: .25rem; background: var(--accent);
  color: var(--on-accent); font: inherit; font-weight: 700; cursor: pointer; }
`;
