/** The only reader of process.env: typed, and every fault is listed at once. */
import { join } from 'node:path';
import { z } from 'zod';

/** Values that make a sandbox work with no set-up and that production refuses. */
const SANDBOX_DATA_KEY = 'sandbox-data-key-never-for-production';
const SANDBOX_TYPESENSE_KEY = 'sandbox-typesense-key';

const port = z.coerce.number().int().min(0).max(65_535);
const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const environmentSchema = z.object({
  GIVING_ENVIRONMENT: z.enum(['sandbox', 'production']).default('sandbox'),
  GIVING_HOME: z.string().min(1).default('.local'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .default('postgres://giving:giving@127.0.0.1:5432/giving'),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(500).default(20),
  TEMPORAL_ADDRESS: z.string().min(1).default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  TEMPORAL_UI_URL: z.url().optional(),
  TYPESENSE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8108'),
  TYPESENSE_API_KEY: z.string().min(1).default(SANDBOX_TYPESENSE_KEY),
  /** Where uploaded documents are kept; every process of the installation shares it. */
  DOCUMENTS_DIR: z.string().min(1).optional(),
  /** The name of this installation's index: installations that share a Typesense server need one each. */
  TYPESENSE_COLLECTION: z
    .string()
    .regex(/^[a-z0-9_]{1,60}$/, 'must be 1 to 60 lower-case letters, digits and underscores')
    .default('giving'),
  /** Encrypts webhook secrets at rest; any string of at least 32 characters. */
  DATA_KEY: z.string().min(32).default(SANDBOX_DATA_KEY),
  /** Where mails go: smtps://user:password@host, or smtp://…; a sandbox without one keeps them. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  /** Pages of other sites whose scripts may call the API, such as https://app.example. */
  CORS_ORIGINS: commaList.pipe(z.array(z.url({ protocol: /^https?$/ }))).default([]),
  SETTLEMENT_NETWORK: z.enum(['sandbox']).default('sandbox'),
  /** Proxies whose X-Forwarded-* headers are believed, as CIDR blocks. */
  TRUSTED_PROXIES: commaList.default([]),
  /** Private addresses that webhooks and document fetches may reach, as CIDR blocks. */
  OUTBOUND_ALLOWED_CIDRS: commaList.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** A bundle made by `npm run build`; without it the worker bundles the workflows when it starts. */
  WORKFLOW_BUNDLE: z.string().optional(),
  /** Written once the process is ready, for whoever started it. */
  READY_FILE: z.string().optional(),
});

export interface Config {
  environment: 'sandbox' | 'production';
  home: string;
  host: string;
  port: number;
  publicUrl: string | undefined;
  databaseUrl: string;
  databasePoolMax: number;
  temporalAddress: string;
  temporalNamespace: string;
  temporalUiUrl: string | undefined;
  typesenseUrl: string;
  typesenseApiKey: string;
  documentsDirectory: string;
  typesenseCollection: string;
  dataKey: string;
  smtp: { url: string; from: string } | undefined;
  corsOrigins: string[];
  settlementNetwork: 'sandbox';
  trustedProxies: string[];
  outboundAllowedCidrs: string[];
  logLevel: string;
  workflowBundle: string | undefined;
  readyFile: string | undefined;
}

/** A fault of the installation's settings; the message lists every one, a line each. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(['The configuration has faults:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
    this.name = 'ConfigError';
  }
}

/** Reads the settings of one installation; throws a ConfigError that names every fault. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = parsed.data;
  const faults = values.GIVING_ENVIRONMENT === 'production' ? productionFaults(values) : [];
  if ((values.SMTP_URL === undefined) !== (values.MAIL_FROM === undefined)) {
    faults.push('SMTP_URL, MAIL_FROM: neither goes without the other');
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    environment: values.GIVING_ENVIRONMENT,
    home: values.GIVING_HOME,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    databaseUrl: values.DATABASE_URL,
    databasePoolMax: values.DATABASE_POOL_MAX,
    temporalAddress: values.TEMPORAL_ADDRESS,
    temporalNamespace: values.TEMPORAL_NAMESPACE,
    temporalUiUrl: values.TEMPORAL_UI_URL,
    typesenseUrl: values.TYPESENSE_URL,
    typesenseApiKey: values.TYPESENSE_API_KEY,
    documentsDirectory: values.DOCUMENTS_DIR ?? join(values.GIVING_HOME, 'documents'),
    typesenseCollection: values.TYPESENSE_COLLECTION,
    dataKey: values.DATA_KEY,
    smtp:
      values.SMTP_URL === undefined || values.MAIL_FROM === undefined
        ? undefined
        : { url: values.SMTP_URL, from: values.MAIL_FROM },
    corsOrigins: values.CORS_ORIGINS.map((origin) => new URL(origin).origin),
    settlementNetwork: values.SETTLEMENT_NETWORK,
    trustedProxies: values.TRUSTED_PROXIES,
    outboundAllowedCidrs:
      values.OUTBOUND_ALLOWED_CIDRS ??
      (values.GIVING_ENVIRONMENT === 'sandbox' ? ['127.0.0.0/8', '::1/128'] : []),
    logLevel: values.LOG_LEVEL,
    workflowBundle: values.WORKFLOW_BUNDLE,
    readyFile: values.READY_FILE,
  };
}

/** What decisions.md section 1 forbids in production: every sandbox default. */
function productionFaults(values: z.infer<typeof environmentSchema>): string[] {
  const faults: string[] = [];
  if (values.DATA_KEY === SANDBOX_DATA_KEY) faults.push('DATA_KEY: production needs a key of its own');
  if (values.TYPESENSE_API_KEY === SANDBOX_TYPESENSE_KEY) {
    faults.push('TYPESENSE_API_KEY: production needs a key of its own');
  }
  if (values.DATABASE_URL.includes('//giving:giving@')) {
    faults.push('DATABASE_URL: production needs a password of its own');
  }
  if (values.SETTLEMENT_NETWORK === 'sandbox') {
    faults.push('SETTLEMENT_NETWORK: production never settles on the simulated network');
  }
  if (values.SMTP_URL === undefined) faults.push('SMTP_URL: production needs a server to send mails by');
  if (!values.PUBLIC_URL?.startsWith('https://'))
    faults.push('PUBLIC_URL: production needs an https address');
  return faults;
}
