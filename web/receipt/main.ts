/**
 * The script of `/receipts/{hash}`. It verifies the receipt in the reader's browser, and also works in a
 * saved copy of the page.
 */
import '../styles/receipt.css';
import { sayFrom } from '../../texts/format';
import { checkReceipt, type PageProof, type PageTrust } from './check';
import { readFragment, readProofFile } from './read';
import { buildCopy } from './save';
import { type Places, showChecking, showFault, showReceipt } from './show';
import { PageFault, type Words } from './words';

const trust = readData<PageTrust>('trust');
const words = readData<Words>('words');
const say = sayFrom(words, document.documentElement.lang);
const original = find('page').innerHTML;
const places: Places = { result: find('result'), facts: find('facts') };
const saveButton = find<HTMLButtonElement>('save');
const saved = find('saved');
let shown: PageProof | undefined;

function find<Kind extends HTMLElement>(id: string): Kind {
  return document.getElementById(id) as Kind;
}

function readData<Data>(id: string): Data {
  return JSON.parse(find(id).textContent ?? '') as Data;
}

async function show(read: () => PageProof | Promise<PageProof>): Promise<void> {
  saveButton.hidden = true;
  saved.textContent = '';
  showChecking(places, say);
  try {
    const proof = await read();
    const checked = await checkReceipt(proof, trust);
    showReceipt(places, say, { checked, proof, isSandbox: trust.isSandbox });
    shown = proof;
    saveButton.hidden = false;
  } catch (error) {
    showFault(places, say, error);
  }
}

/** Fetches the proof of a leaf. Sends only the leaf's hash, so the leaf stays in this browser. */
async function fetchProof(leaf: string): Promise<PageProof> {
  const hash = (location.pathname.split('/').at(-1) ?? '').replace(/^0x/, '');
  const answer = await fetch(`/v1/receipt-log/proof?leaf_hash=${encodeURIComponent(hash)}`).catch(() => {
    throw new PageFault('notReached');
  });
  if (!answer.ok) throw new PageFault('noProof');
  const proof = (await answer.json()) as PageProof;
  return { ...proof, leaf, later: [], unreadLater: proof.later.length };
}

function save(): void {
  if (shown === undefined) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([buildCopy({ body: original, trust, words, proof: shown })], { type: 'text/html' }),
  );
  link.download = `receipt-${shown.leaf_hash.slice(0, 16)}.html`;
  link.click();
  saved.textContent = say('saved', { file: link.download });
}

function showFile(files: FileList | null | undefined): void {
  const file = files?.[0];
  if (file !== undefined) void show(async () => readProofFile(await file.text()));
}

function start(): void {
  const isCopy = document.getElementById('proof') !== null;
  const leaf = readFragment(location.hash);
  if (isCopy) void show(() => readData<PageProof>('proof'));
  else if (leaf !== undefined) void show(() => fetchProof(leaf));
  else find<HTMLDetailsElement>('another').open = true;
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
