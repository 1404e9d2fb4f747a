/**
 * Lists what each room (usually a top-level folder) may import, and the message for a forbidden import. A place is a
 * folder or a file path without extension. A file follows the rules of the most specific place that contains it.
 */
import { MAP_PACKAGES } from './package-homes.mjs';

/** These files write events, workflow starts, signals, schedules and mails. */
export const WRITERS = [
  'db/queries/events/record-events',
  'db/queries/platform/enqueue-workflows',
  'db/queries/platform/enqueue-mail',
];

/** Only this room may import the writers. Every other room gets the message. */
export const WRITERS_HOME = 'operations';
export const WRITERS_ADVICE =
  'Only operations/ announces events, workflows and mails: call an operation that does, or add one.';

/** The rules distinguish these places inside rooms. */
export const PLACES = [
  'domain/text',
  ...WRITERS,
  'db/queries',
  'db/tables',
  'search/language',
  'workflows/messages',
  'workflows/search-attributes',
];

/** Every process uses these files at the root. */
export const ROOT_FILES = ['config', 'log', 'new-id', 'package.json'];

/** These rooms may import anything. The product may not import them. */
export const SCAFFOLDING = ['local', 'test', 'bench', 'lint'];

/**
 * @typedef {object} Room
 * @property {string[]} may places it may import; a room includes all its places except those in `except`
 * @property {string[]} [mayTypes] places from which it may import only types
 * @property {string[]} [except] places inside an allowed room that stay closed
 * @property {{ only: string[], advice: string }} [packages] the only packages it may import, when the list is closed
 * @property {string} advice the message for any other import
 * @property {Record<string, string>} [instead] a more helpful message for one place
 */

/** @type {Record<string, Room>} */
export const ROOMS = {
  root: {
    may: ['domain'],
    advice: 'config.ts, log.ts and new-id.ts may import only domain/: every process starts with them.',
  },
  domain: {
    may: [],
    packages: {
      only: [
        'canonicalize',
        'countries-and-timezones',
        'credit-card-type',
        'currency.js',
        'iso-3166',
        'libphonenumber-js',
        'tldts',
        'tr46',
        'transliteration',
        'unhomoglyph',
        'zod',
      ],
      advice: 'domain/ is plain TypeScript: a package with effects belongs in the room that has the effect.',
    },
    advice:
      'domain/ may import nothing of ours: take the value as an argument, or move the effect to activities/.',
  },
  'search/language': {
    may: ['domain'],
    advice:
      'search/language may import only domain/: it parses text, and search/compile turns the tree into a query.',
  },
  workflows: {
    may: ['domain'],
    mayTypes: ['activities'],
    packages: {
      only: ['@temporalio/workflow', '@temporalio/common'],
      advice:
        'workflows/ may import no package but @temporalio/workflow and @temporalio/common: give the effect to activities/.',
    },
    advice:
      'workflows/ may import only domain/ and the types of activities/: give the effect to activities/ and call it through workflows/steps.',
    instead: {
      activities:
        'workflows/ may import only types of activities/ (`import { type … }`): call the activity through workflows/steps.',
    },
  },
  texts: {
    may: [],
    packages: {
      only: ['intl-messageformat', '@formatjs/icu-messageformat-parser'],
      advice: 'texts/ may import only its formatter: a sentence gets its values from the room that shows it.',
    },
    advice: 'texts/ may import nothing of ours: a sentence gets its values from the room that shows it.',
  },
  letters: {
    may: ['domain', 'texts', 'db', 'gateways', 'root'],
    except: ['db/tables'],
    advice:
      'letters/ may import domain/, texts/, db/ (not db/tables), gateways/ and the root files: a letter is written from rows, and never changes one.',
    instead: {
      'db/tables': 'letters/ must not reach into db/tables: call a named function of db/queries.',
    },
  },
  gateways: {
    may: ['domain', 'db', 'root'],
    except: ['db/tables'],
    advice:
      'gateways/ may import domain/, db/ and the root files: code that combines gateways belongs in activities/.',
    instead: {
      'db/tables': 'gateways/ must not reach into db/tables: call a named function of db/queries.',
    },
  },
  db: {
    may: ['domain', 'root'],
    advice:
      'db/ may import domain/ and the root files: code that decides belongs in domain/, code that acts in operations/.',
  },
  search: {
    may: ['domain', 'root'],
    advice:
      'search/ may import domain/ and the root files: activities/ read the rows with db/queries and hand them over.',
  },
  operations: {
    may: ['domain', 'db', 'gateways', 'root'],
    mayTypes: ['workflows/messages', 'letters'],
    except: ['db/tables'],
    advice:
      'operations/ may import domain/, db/, gateways/, the root files and the types of workflows/messages and letters/: its callers are api/, activities/ and worker/.',
    instead: {
      'db/tables': 'operations/ must not reach into db/tables: call a named function of db/queries.',
      'workflows/messages':
        'operations/ may import only types of workflows/messages (`import { type … }`): write an outbox row, and the relay starts the workflow.',
    },
  },
  activities: {
    may: ['domain', 'db', 'search', 'gateways', 'operations', 'letters', 'root'],
    mayTypes: ['workflows/messages'],
    advice:
      'activities/ may import domain/, db/, search/, gateways/, operations/, letters/, the root files and the types of workflows/messages: workflows call activities, never the other way.',
    instead: {
      'workflows/messages':
        'activities/ may import only types of workflows/messages (`import { type … }`): worker/ and api/ start and signal workflows.',
    },
  },
  worker: {
    may: [
      'domain',
      'activities',
      'operations',
      'letters',
      'gateways',
      'db',
      'search',
      'root',
      'workflows/messages',
      'workflows/search-attributes',
    ],
    advice:
      'worker/ may import domain/, activities/, operations/, letters/, gateways/, db/, search/, the root files, workflows/messages and workflows/search-attributes.',
    instead: {
      workflows: 'worker/ must not import workflows/: name them by path, and the bundle loads them.',
    },
  },
  api: {
    may: [
      'domain',
      'db',
      'search',
      'gateways',
      'operations',
      'letters',
      'texts',
      'root',
      'workflows/messages',
    ],
    except: ['db/tables'],
    advice:
      'api/ may import domain/, db/ (not db/tables), search/, gateways/, operations/, letters/, texts/, the root files and workflows/messages.',
    instead: {
      'db/tables': 'api/ must not reach into db/tables: call a named function of db/queries.',
      activities:
        'api/ must not import activities/: call an operation that writes an outbox row, and the worker runs them.',
      workflows:
        'api/ must not import workflows/: ids, signals, updates and queries are in workflows/messages.',
      worker:
        'api/ must not import worker/: call an operation that writes an outbox row, and the worker picks it up.',
    },
  },
  admin: {
    may: [
      'domain',
      'db',
      'search',
      'gateways',
      'operations',
      'activities',
      'worker',
      'client',
      'root',
      'workflows/search-attributes',
    ],
    except: ['db/tables'],
    advice:
      'admin/ may import domain/, db/ (not db/tables), search/, gateways/, operations/, activities/, worker/, client/ and the root files: code that only a checkout needs belongs in local/.',
    instead: {
      'db/tables': 'admin/ must not reach into db/tables: call a named function of db/queries.',
    },
  },
  client: {
    may: [],
    advice: 'client/ may import nothing of ours: its types come from the OpenAPI document.',
  },
  web: {
    may: ['client', 'texts', 'domain/text'],
    packages: {
      only: [
        'react',
        'react-dom',
        'react-router',
        '@tanstack/react-query',
        'oauth4webapi',
        'downshift',
        ...MAP_PACKAGES,
        'iso-3166',
        'vite',
        'tsx',
      ],
      advice:
        'web/ may import only react, react-dom and what lint/rooms.mjs lists: what a donor downloads has a budget (docs/decisions/0061).',
    },
    advice:
      'web/ may import only client/, texts/ and domain/text/: the pages use the public API, as every other application does.',
  },
};

/** The scaffolding may import anything but this. */
export const SCAFFOLDING_ARROWS = {
  test: { bench: 'test/ must not import bench/: move what both need into test/.' },
};

/** Product code that imports a scaffolding room gets this message. */
export const SCAFFOLDING_ADVICE =
  'Nothing may import local/, test/, bench/ or lint/: move what the product needs into the room that owns it.';

/** These rooms may not use Node's own modules. `excused` lists the exceptions. */
export const NODE_FREE = {
  domain: {
    excused: {
      'domain/webhooks/signature': ['node:crypto'],
      'domain/receipt-log/crypto': ['node:crypto'],
    },
    advice:
      "domain/ is pure: Node's modules belong in activities/ or gateways/ (only webhooks/signature.ts and receipt-log/crypto.ts may use node:crypto).",
  },
  workflows: {
    excused: {},
    advice: "workflows/ are replayed: Node's modules belong in activities/.",
  },
};

/** These rooms may only read db/queries, because every state change is an operation. */
export const READERS = ['api', 'activities', 'letters', 'worker', 'admin'];
export const READ_PREFIXES = ['find', 'list', 'count', 'has', 'is'];

/** Each mechanism owns tables. Its `files` may call every function in its `queries`. */
export const MECHANISMS = [
  // The middleware admits requests, limits their rate and makes them idempotent.
  { files: ['api/middleware'], queries: ['db/queries/platform', 'db/queries/access'] },
  // The OAuth library stores its records and keys.
  {
    files: ['api/identity/adapter', 'api/identity/signing-keys'],
    queries: ['db/queries/access', 'db/queries/platform'],
  },
  // Sign-in attempts are counted like requests.
  { files: ['api/identity'], queries: ['db/queries/platform/rate-windows'] },
  // Relays process the rows that operations wrote.
  {
    files: ['worker/outbox-relay', 'worker/plan-schedules', 'worker/mail-relay', 'worker/notice-relay'],
    queries: ['db/queries/platform'],
  },
  // Background work on rows notes its attempts.
  { files: ['worker/care/attempt-each'], queries: ['db/queries/platform/care-attempts'] },
  { files: ['worker', 'activities/webhooks'], queries: ['db/queries/webhooks'] },
  // The pump takes events of the processor and ends them.
  { files: ['worker/processor-event-job'], queries: ['db/queries/charges/processor-events'] },
  { files: ['worker/care/retention'], queries: ['db/queries'] },
  // This check reads, and is named for what it does.
  { files: ['admin/ledger'], queries: ['db/queries/ledger/check'] },
  { files: ['worker', 'activities/reindexing'], queries: ['db/queries/search'] },
];

/** Code outside operations/ that calls a function which changes rows gets this message. */
export const READERS_ADVICE = (room, name) =>
  `${room}/ may only read db/queries (find…, list…, count…, has…, is…), and ${name} changes rows: call an operation.`;
