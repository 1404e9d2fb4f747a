/** The plan of the rooms, as folders, as lint and as documentation, is one and the same. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const MOST_FILES = 20;

interface Room {
  may: string[];
  mayTypes?: string[];
  except?: string[];
}
interface Plan {
  NOUNS: string[];
  NOUN_ROOMS: Record<string, string[]>;
  ROOMS: Record<string, Room>;
}

/** Jest does not load ES modules, so a child process prints the plan. */
function readPlan(): Plan {
  const script = `Promise.all([import('./lint/rooms.mjs'), import('./lint/nouns.mjs')]).then(([rooms, nouns]) =>
    console.log(JSON.stringify({ ...rooms, ...nouns })))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' })) as Plan;
}

const plan = readPlan();
const architecture = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');

function foldersOf(room: string): string[] {
  const folder = path.join(ROOT, room);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

describe.each(Object.entries(plan.NOUN_ROOMS))('%s', (room, others) => {
  it('has no folder but the nouns', () => {
    const known = [...plan.NOUNS, ...others];
    expect(foldersOf(room).filter((name) => !known.includes(name))).toEqual([]);
  });
});

it.each(['operations', 'db/queries', 'letters/mails'])('%s has at most 20 files in a folder', (room) => {
  const sizes = foldersOf(room).map(
    (name) => [name, readdirSync(path.join(ROOT, room, name)).length] as const,
  );
  expect(sizes.filter(([, size]) => size > MOST_FILES)).toEqual([]);
});

it('the loader of a resource is always load.ts', () => {
  const loaders = foldersOf('api/routes').flatMap((noun) =>
    readdirSync(path.join(ROOT, 'api/routes', noun)).filter((file) => file.startsWith('load')),
  );
  expect(new Set(loaders)).toEqual(new Set(['load.ts']));
});

describe('docs/architecture.md', () => {
  it('lists the nouns of the plan', () => {
    const line = /^Nouns: (.*)$/m.exec(architecture)?.[1] ?? '';
    expect([...line.matchAll(/`([\w-]+)`/g)].map(([, noun]) => noun)).toEqual(plan.NOUNS);
  });

  const rows = new Map(
    [...architecture.matchAll(/^\| `([\w/-]+)\/` +\|[^|]*\|([^|]*)\|$/gm)].map(([, room = '', may = '']) => [
      room,
      may.trim(),
    ]),
  );

  it.each(Object.entries(plan.ROOMS).filter(([room]) => room !== 'root'))(
    'says what %s/ may import',
    (name, room) => {
      expect(rows.get(name)).toBe(describeRoom(room));
    },
  );
});

/** A row's last cell, as the plan has it. */
function describeRoom({ may, mayTypes = [], except = [] }: Room): string {
  const places = may.map((place) => {
    if (place === 'root') return 'the root files';
    const closed = except.filter((inner) => inner.startsWith(`${place}/`));
    return `\`${place}\`${closed.map((inner) => ` without \`${inner}\``).join('')}`;
  });
  const types = mayTypes.map((place) => `types of \`${place}\``);
  return [...places, ...types].join(', ') || 'nothing of ours';
}
