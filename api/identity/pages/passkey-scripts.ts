/** Holds the browser scripts for passkeys. They fill a form's `answer` field and send the form. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LIBRARY_PATH = '/account/webauthn.js';
const SCRIPT_PATH = '/account/passkey.js';

/** A page loads the scripts in this order. */
export const PASSKEY_SCRIPTS = [LIBRARY_PATH, SCRIPT_PATH];

const SCRIPT = `
for (const form of document.querySelectorAll('form[data-passkey]')) {
  const library = SimpleWebAuthnBrowser;
  const start = form.dataset.passkey === 'add' ? library.startRegistration : library.startAuthentication;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const fault = form.querySelector('[role=alert]');
    fault.textContent = '';
    try {
      const answer = await start({ optionsJSON: JSON.parse(form.dataset.options) });
      form.elements.answer.value = JSON.stringify(answer);
      form.submit();
    } catch {
      fault.textContent = form.dataset.failed;
    }
  });
}
`;

let library: string | undefined;

/** Returns the text of one of these scripts. */
export function readPasskeyScript(path: string): string {
  if (path === SCRIPT_PATH) return SCRIPT;
  const folder = dirname(require.resolve('@simplewebauthn/browser'));
  library ??= readFileSync(join(folder, '../dist/bundle/index.umd.min.js'), 'utf8');
  return library;
}
