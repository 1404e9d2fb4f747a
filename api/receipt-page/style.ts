/** The style of the page that verifies a receipt. People save that page as one file, so it loads no stylesheet. */
export const STYLE = `
:root { color-scheme: light; --ink: #1b1f24; --quiet: #4a5560; --line: #8a949e; --accent: #0b5c4d; --fault: #a3161f; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f6f5; color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 3rem auto; padding: 2rem; background: #fff; border-radius: .5rem; }
main.wide { max-width: 48rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
input[type=email], input[type=password], input[type=text], select, textarea {
  width: 100%; padding: .6rem; border: 1px solid var(--line); border-radius: .25rem; font: inherit; }
input[aria-invalid=true] { border: 2px solid var(--fault); }
button { margin: 1.25rem .5rem 0 0; padding: .6rem 1.25rem; border: 2px solid var(--accent); border-radius: .25rem;
  background: var(--accent); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: #fff; color: var(--accent); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid #e08a00; outline-offset: 2px; }
.fault { color: var(--fault); font-weight: 600; }
.hint, footer { color: var(--quiet); font-size: .9rem; }
svg { width: 12rem; }
code { overflow-wrap: anywhere; }
section { margin-top: 2rem; }
h2 { margin: 0 0 .5rem; font-size: 1.15rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f4f6f5; padding: 1rem; }
fieldset { margin: 1rem 0 0; border: 1px solid var(--line); border-radius: .25rem; }
legend { font-weight: 600; }
label.check { margin: .25rem 0; font-weight: 400; }
form.inline { display: inline; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem; text-align: left; border-bottom: 1px solid #d5dad8; }
`;
