/** Puts real addresses and names in place of the examples of docs/production.md. */
import path from 'node:path';
import { type Servers } from './servers';

const ROOT = path.resolve(__dirname, '../../..');
/** A second installation on its server: the role of the tests has the page's name already. */
export const DATABASE = 'giving_production';
const DATABASE_PASSWORD = 'f81d4fae7dec11d0a76500a0c91e6bf6';

export interface Installation {
  servers: Servers;
  apiPort: number;
  site: string;
  folder: string;
  smtpUrl: string;
  /** The processor's settings. */
  processor: Record<string, string>;
  /** A key that the operator made. */
  ownKey: string;
}

export function adapt(text: string, installation: Installation): string {
  return listExamples(installation).reduce(
    (adapted, [printed, real]) => adapted.replaceAll(printed, real),
    text,
  );
}

function listExamples(installation: Installation): [printed: string, real: string][] {
  const { servers, apiPort, site, folder, smtpUrl, processor, ownKey } = installation;
  const { host } = new URL(servers.postgresUrl);
  return [
    ['CREATE ROLE giving ', `CREATE ROLE ${DATABASE} `],
    ['CREATE DATABASE giving OWNER giving ', `CREATE DATABASE ${DATABASE} OWNER ${DATABASE} `],
    [
      'postgres://giving:DATABASE_PASSWORD@127.0.0.1:5432/giving',
      `postgres://${DATABASE}:${DATABASE_PASSWORD}@${host}/${DATABASE}`,
    ],
    ['DATABASE_PASSWORD', DATABASE_PASSWORD],
    ['PORT=3000', `PORT=${String(apiPort)}`],
    ['https://giving.example.org', site],
    ['127.0.0.1:7233', servers.temporalAddress],
    ['http://127.0.0.1:8108', servers.typesense.url],
    ['=TYPESENSE_KEY', `=${servers.typesense.apiKey}`],
    ['smtps://giving:MAIL_PASSWORD@mail.example.org:465', smtpUrl],
    ['=STRIPE_SECRET\n', `=${processor.STRIPE_SECRET_KEY ?? ''}\n`],
    ['=STRIPE_PUBLISHABLE\n', `=${processor.STRIPE_PUBLISHABLE_KEY ?? ''}\n`],
    [
      '=STRIPE_SIGNING\n',
      `=${processor.STRIPE_WEBHOOK_SECRET ?? ''}\nSTRIPE_API_URL=${processor.STRIPE_API_URL ?? ''}\n`,
    ],
    ['/srv/giving', folder],
    ['REGISTER.csv', path.join(ROOT, 'test/fixtures/register/organizations.csv')],
    ['SDN.CSV', path.join(ROOT, 'test/fixtures/sanctions/sdn.csv')],
    ['ALT.CSV', path.join(ROOT, 'test/fixtures/sanctions/alt.csv')],
    ['YOUR_KEY', ownKey],
  ];
}
