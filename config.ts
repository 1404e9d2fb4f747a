/** Reads and checks the settings. Only this file of the product reads process.env. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { addressBlocks, commaList } from './domain/address-blocks';
import { type DataKey, findDataKeyFault, readDataKeys } from './domain/access/data-keys';
import { hasDefaultPassword } from './domain/access/default-password';
import { estimateBits, LEAST_KEY_BITS } from './domain/access/key-strength';
import { approvalFaults, approvalShape, readApprovalUsdMinor } from './domain/approvals/settings';
import { paymentFaults, type PaymentSettings, paymentShape, readPayments } from './domain/charges/settings';
import { type NetworkName, SETTLEMENT_NETWORKS } from './domain/gifts/network';
import { payoutFaults, type PayoutConfig, payoutShape, readPayouts } from './domain/payouts/settings';
import { identityFaults, type IdentityProviderName, identityShape } from './domain/identity-checks/settings';
import { isKeyName } from './domain/receipt-log/keys';
import { isPrivateKey, isWitness, readWitness } from './domain/receipt-log/settings';
import { phoneFaults, phoneShape, readPhones, type TwilioSettings } from './domain/users/phone-settings';
import { readTerms, type Terms, termsFaults, termsShape } from './domain/users/terms';

/** A sandbox runs with this key by default. Production refuses it. */
const SANDBOX_DATA_KEY = 'sandbox-data-key-never-for-production';
const PUBLISHED_DATABASE_PASSWORDS = ['giving', 'postgres', 'password'];
/** No server accepts this key. Searches fail until TYPESENSE_API_KEY is set. */
const NO_TYPESENSE_KEY = 'unset';

const port = z.coerce.number().int().min(0).max(65_535);

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
  TYPESENSE_API_KEY: z.string().min(1).optional(),
  /** A file that holds the key, if TYPESENSE_API_KEY is not set. */
  TYPESENSE_API_KEY_FILE: z.string().min(1).optional(),
  /** All processes of the installation store uploaded documents in this directory. */
  DOCUMENTS_DIR: z.string().min(1).optional(),
  BANK_FILES_DIR: z.string().min(1).optional(),
  /** The name of this installation's search index. Installations that share a Typesense server need different names. */
  TYPESENSE_COLLECTION: z
    .string()
    .regex(/^[a-z0-9_]{1,60}$/, 'must be 1 to 60 lower-case letters, digits and underscores')
    .default('giving'),
  /** Encrypts stored secrets and mails, and signs cookies. With several numbered keys, the first key encrypts. */
  DATA_KEY: z
    .string()
    .default(SANDBOX_DATA_KEY)
    .transform((text, context) => {
      const keys = readDataKeys(text);
      const fault = findDataKeyFault(keys);
      if (fault !== undefined) context.issues.push({ code: 'custom', message: fault, input: '' });
      return keys;
    }),
  /** The mail server: smtps://user:password@host, or smtp://…. Without a server, a sandbox only stores mails. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  /** A witness of a receipt log mails its alarms here. */
  MAIL_TO: z.email().optional(),
  /** A ClamAV daemon that sees every inspected document: tcp://host:3310, or unix:/path/to/clamd.ctl. */
  CLAMAV_URL: z.url({ protocol: /^(tcp|unix)$/ }).optional(),
  /** Scripts from these origins may call the API. An example is https://app.example. */
  CORS_ORIGINS: commaList.pipe(z.array(z.url({ protocol: /^https?$/ }))).default([]),
  /** Our own pages have these origins besides PUBLIC_URL. The OAuth client giving-pages may redirect to them. */
  WEB_ORIGINS: commaList.pipe(z.array(z.url({ protocol: /^https?$/ }))).default([]),
  /** The file of daily reference rates that the worker imports every day. */
  EXCHANGE_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
  SETTLEMENT_NETWORK: z.enum(SETTLEMENT_NETWORKS).default('sandbox'),
  ...paymentShape,
  ...payoutShape,
  ...approvalShape,
  ...identityShape,
  ...phoneShape,
  ...termsShape,
  /** The unique name of the receipt log. Its signing keys have the same name. */
  RECEIPT_LOG_ORIGIN: z.string().refine(isKeyName, 'must have no spaces and no "+"').optional(),
  /** The key that signs checkpoints, or a file of keys, a key a line, which all sign. */
  RECEIPT_SIGNING_KEY: z.string().refine(isPrivateKey, 'must be PRIVATE+KEY+name+hash+base64').optional(),
  RECEIPT_SIGNING_KEY_FILE: z.string().min(1).optional(),
  /** The file in which the signer remembers its last tree. Never restore or delete it. */
  RECEIPT_SIGNER_STATE: z.string().min(1).optional(),
  /** Witnesses of the receipt log, as url=verifierkey. */
  RECEIPT_WITNESSES: commaList
    .pipe(z.array(z.string().refine(isWitness, 'must be url=verifierkey').transform(readWitness)))
    .default([]),
  /** We trust X-Forwarded-* headers from proxies in these CIDR blocks. */
  TRUSTED_PROXIES: addressBlocks.default([]),
  /** Webhooks and document fetches may reach private addresses in these CIDR blocks. */
  OUTBOUND_ALLOWED_CIDRS: addressBlocks.optional(),
  /** Webhooks and document fetches may never reach these further services of the installation (host:port). */
  OWN_SERVICES: commaList
    .pipe(z.array(z.string().regex(/^[^\s/@]+:\d{1,5}$/, 'must be host:port')))
    .default([]),
  /** In production, nobody may read /metrics without this bearer token. */
  METRICS_TOKEN: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The path of the bundle from `npm run build`. Without it, the worker bundles the workflows at startup. */
  WORKFLOW_BUNDLE: z.string().optional(),
  /** The process writes this file once it is ready, for the process that started it. */
  READY_FILE: z.string().optional(),
});

interface ReceiptLogSettings {
  origin: string;
  signingKey: string | undefined;
  signingKeyFile: string | undefined;
  signerState: string;
  witnesses: { url: string; key: string }[];
}

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
  bankFilesDirectory: string;
  typesenseCollection: string;
  dataKeys: DataKey[];
  smtp: { url: string; from: string } | undefined;
  mailTo: string | undefined;
  clamavUrl: string | undefined;
  corsOrigins: string[];
  webOrigins: string[];
  settlementNetwork: NetworkName;
  payments: PaymentSettings;
  payouts: PayoutConfig;
  /** In US cents. Above it, one operator is not enough. */
  approvalUsdMinor: bigint;
  identityProvider: IdentityProviderName | undefined;
  twilio: TwilioSettings | undefined;
  terms: Terms;
  exchangeRatesUrl: string | undefined;
  receiptLog: ReceiptLogSettings;
  trustedProxies: string[];
  outboundAllowedCidrs: string[];
  ownServices: string[];
  metricsToken: string | undefined;
  logLevel: string;
  workflowBundle: string | undefined;
  readyFile: string | undefined;
}

/** The settings are invalid. The message lists every problem, one per line. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(['The configuration is invalid:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
    this.name = 'ConfigError';
  }
}

/** Reads the settings of one installation. Throws a ConfigError that lists every problem. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = {
    ...parsed.data,
    TYPESENSE_API_KEY: readSecret(parsed.data, 'TYPESENSE_API_KEY'),
    TWILIO_AUTH_TOKEN: readSecret(parsed.data, 'TWILIO_AUTH_TOKEN'),
  };
  const faults = values.GIVING_ENVIRONMENT === 'production' ? productionFaults(values) : [];
  if ((values.SMTP_URL === undefined) !== (values.MAIL_FROM === undefined)) {
    faults.push('SMTP_URL, MAIL_FROM: set both or neither');
  }
  for (const list of [paymentFaults, payoutFaults, identityFaults, approvalFaults, phoneFaults, termsFaults])
    faults.push(...list(values));
  if (values.RECEIPT_SIGNING_KEY !== undefined && values.RECEIPT_SIGNING_KEY_FILE !== undefined) {
    faults.push('RECEIPT_SIGNING_KEY, RECEIPT_SIGNING_KEY_FILE: set only one');
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
    typesenseApiKey: values.TYPESENSE_API_KEY ?? NO_TYPESENSE_KEY,
    documentsDirectory: values.DOCUMENTS_DIR ?? join(values.GIVING_HOME, 'documents'),
    bankFilesDirectory: values.BANK_FILES_DIR ?? join(values.GIVING_HOME, 'bank-files'),
    typesenseCollection: values.TYPESENSE_COLLECTION,
    dataKeys: values.DATA_KEY,
    smtp:
      values.SMTP_URL === undefined || values.MAIL_FROM === undefined
        ? undefined
        : { url: values.SMTP_URL, from: values.MAIL_FROM },
    mailTo: values.MAIL_TO,
    clamavUrl: values.CLAMAV_URL,
    corsOrigins: values.CORS_ORIGINS.map((origin) => new URL(origin).origin),
    webOrigins: values.WEB_ORIGINS.map((origin) => new URL(origin).origin),
    settlementNetwork: values.SETTLEMENT_NETWORK,
    payments: readPayments(values),
    payouts: readPayouts(values),
    approvalUsdMinor: readApprovalUsdMinor(values),
    identityProvider: values.IDENTITY_PROVIDER,
    twilio: readPhones(values),
    terms: readTerms(values),
    exchangeRatesUrl: values.EXCHANGE_RATES_URL,
    receiptLog: readReceiptLog(values),
    trustedProxies: values.TRUSTED_PROXIES,
    outboundAllowedCidrs:
      values.OUTBOUND_ALLOWED_CIDRS ??
      (values.GIVING_ENVIRONMENT === 'sandbox' ? ['127.0.0.0/8', '::1/128'] : []),
    ownServices: values.OWN_SERVICES,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    workflowBundle: values.WORKFLOW_BUNDLE,
    readyFile: values.READY_FILE,
  };
}

/** Returns a secret, or the content of the file that its setting with `_FILE` names. */
function readSecret(
  values: z.infer<typeof environmentSchema>,
  name: 'TYPESENSE_API_KEY' | 'TWILIO_AUTH_TOKEN',
): string | undefined {
  const { [name]: secret, [`${name}_FILE` as const]: file } = values;
  if (secret !== undefined || file === undefined) return secret;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError([`${name}_FILE: ${file} cannot be read`]);
  }
}

function readReceiptLog(values: z.infer<typeof environmentSchema>): ReceiptLogSettings {
  const host = values.PUBLIC_URL === undefined ? 'localhost' : new URL(values.PUBLIC_URL).host;
  return {
    origin: values.RECEIPT_LOG_ORIGIN ?? `${host}/receipt-log`,
    signingKey: values.RECEIPT_SIGNING_KEY,
    signingKeyFile: values.RECEIPT_SIGNING_KEY_FILE,
    signerState: values.RECEIPT_SIGNER_STATE ?? join(values.GIVING_HOME, 'receipt-signer.json'),
    witnesses: values.RECEIPT_WITNESSES,
  };
}

/** Lists the settings that production refuses, such as sandbox defaults. */
function productionFaults(values: z.infer<typeof environmentSchema>): string[] {
  const faults: string[] = [];
  if (values.DATA_KEY.some(({ key }) => key === SANDBOX_DATA_KEY || estimateBits(key) < LEAST_KEY_BITS)) {
    faults.push('DATA_KEY: production needs a random key; create one with: openssl rand -base64 32');
  }
  if (values.METRICS_TOKEN !== undefined && estimateBits(values.METRICS_TOKEN) < LEAST_KEY_BITS) {
    faults.push('METRICS_TOKEN: production needs a random token; create one with: openssl rand -hex 32');
  }
  if (estimateBits(values.TYPESENSE_API_KEY ?? '') < LEAST_KEY_BITS) {
    faults.push('TYPESENSE_API_KEY: production needs a random key; create one with: openssl rand -hex 32');
  }
  if (hasDefaultPassword(values.DATABASE_URL, PUBLISHED_DATABASE_PASSWORDS)) {
    faults.push('DATABASE_URL: production needs its own password');
  }
  if (values.SETTLEMENT_NETWORK === 'sandbox') {
    faults.push('SETTLEMENT_NETWORK: production refuses the simulated network. Set it to receipts');
  }
  if (values.RECEIPT_SIGNING_KEY === undefined && values.RECEIPT_SIGNING_KEY_FILE === undefined) {
    faults.push('RECEIPT_SIGNING_KEY: production needs a signing key, or RECEIPT_SIGNING_KEY_FILE');
  }
  if (values.RECEIPT_SIGNER_STATE === undefined) {
    faults.push('RECEIPT_SIGNER_STATE: production needs a file that no backup restores');
  }
  if (values.SMTP_URL === undefined) faults.push('SMTP_URL: production needs a mail server');
  if (!values.PUBLIC_URL?.startsWith('https://'))
    faults.push('PUBLIC_URL: production needs an https address');
  if (values.WEB_ORIGINS.some((origin) => !origin.startsWith('https://')))
    faults.push('WEB_ORIGINS: production needs https addresses');
  if (values.EXCHANGE_RATES_URL?.startsWith('http:'))
    faults.push('EXCHANGE_RATES_URL: production needs an https address');
  return faults;
}
