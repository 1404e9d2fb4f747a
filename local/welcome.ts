import { SANDBOX_CHARITY_ID } from '../domain/ids';
import { type Addresses } from './installation';

interface Welcome {
  apiUrl: string;
  addresses: Addresses;
  home: string;
  donorKey: string | undefined;
}

/** The text after a start: the addresses, a demo key, and a first request to copy. */
export function welcome({ apiUrl, addresses, home, donorKey }: Welcome): string {
  const places = {
    API: `${apiUrl}/v1`,
    Docs: `${apiUrl}/docs`,
    'Find page': `${apiUrl}/`,
    'Give page': `${apiUrl}/give/${SANDBOX_CHARITY_ID}`,
    'Temporal UI': addresses.temporalUiUrl ?? 'unknown (set TEMPORAL_UI_URL)',
    Temporal: addresses.temporalAddress,
    PostgreSQL: withoutPassword(addresses.databaseUrl),
    Typesense: addresses.typesenseUrl,
    Logs: `${home}/logs`,
  };
  const table = Object.entries(places).map(([name, place]) => `  ${name.padEnd(12)} ${place}`);
  return [...table, ...(donorKey === undefined ? [] : firstRequest(apiUrl, home, donorKey))].join('\n');
}

function firstRequest(apiUrl: string, home: string, donorKey: string): string[] {
  const body = JSON.stringify({ charity_id: SANDBOX_CHARITY_ID, amount: '25.00', currency: 'USD' });
  return [
    '',
    `  Demo donor   ${donorKey}   (all demo keys and passwords: ${home}/demo.json)`,
    '',
    'Give 25 dollars to the test charity:',
    '',
    `  curl -s ${apiUrl}/v1/donations \\`,
    `    -H 'Authorization: Bearer ${donorKey}' \\`,
    `    -H 'Content-Type: application/json' \\`,
    `    -d '${body}'`,
    '',
  ];
}

/** Hides the password of the URL. Shows only the development password, because it is not secret. */
function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.password !== '' && url.password !== 'giving') url.password = '…';
  return decodeURIComponent(url.href);
}
