/**
 * The script of `/receipts/{hash}`. It verifies the receipt in the reader's browser, and also works in a
 * saved copy of the page.
 */
import { checkReceipt, type PageProof, type PageTrust } from './check';
import { readFragment, readProofFile } from './read';
import { buildCopy } from './save';
import { showFault, showReceipt } from './show';

const trust = readData<PageTrust>('trust') ?? { logs: [], witnesses: [], policy: '' };
const original = document.querySelector('main')?.innerHTML ?? '';
const saveButton = find<HTMLButtonElement>('save');
let shown: PageProof | undefined;

function find<Kind extends HTMLElement>(id: string): Kind {
  return document.getElementById(id) as Kind;
}

function readData<Data>(id: string): Data | undefined {
  const text = document.getElementById(id)?.textContent;
  return text === undefined || text === null ? undefined : (JSON.parse(text) as Data);
}

async function show(read: () => PageProof | Promise<PageProof>): Promise<void> {
  const result = find('result');
  saveButton.hidden = true;
  try {
    const proof = await read();
    showReceipt(result, await checkReceipt(proof, trust));
    shown = proof;
    saveButton.hidden = false;
  } catch (error) {
    showFault(result, error instanceof Error ? error.message : String(error));
  }
}

/** Fetches the proof of a leaf. Sends only the leaf's hash, so the leaf stays in this browser. */
async function fetchProof(leaf: string): Promise<PageProof> {
  const hash = (location.pathname.split('/').at(-1) ?? '').replace(/^0x/, '');
  const answer = await fetch(`/v1/receipt-log/proof?leaf_hash=${encodeURIComponent(hash)}`).catch(() => {
    throw new Error('The log cannot be reached. Try again, or open the file of the proof.');
  });
  if (!answer.ok)
    throw new Error('The log has no signed proof of this receipt. A new gift needs some seconds.');
  const proof = (await answer.json()) as PageProof;
  return { ...proof, leaf, later: [], unreadLater: proof.later.length };
}

function save(): void {
  if (shown === undefined) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([buildCopy(original, trust, shown)], { type: 'text/html' }));
  link.download = `receipt-${shown.leaf_hash.slice(0, 16)}.html`;
  link.click();
}

function showFile(files: FileList | null | undefined): void {
  const file = files?.[0];
  if (file !== undefined) void show(async () => readProofFile(await file.text()));
}

function start(): void {
  const saved = readData<PageProof>('proof');
  const leaf = readFragment(location.hash);
  if (saved !== undefined) void show(() => saved);
  else if (leaf !== undefined) void show(() => fetchProof(leaf));
}

const input = find<HTMLInputElement>('file');
input.addEventListener('change', () => showFile(input.files));
saveButton.addEventListener('click', save);
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  showFile(event.dataTransfer?.files);
});
window.addEventListener('hashchange', start);
start();
