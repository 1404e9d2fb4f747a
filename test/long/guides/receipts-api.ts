/** A second API of a sandbox, whose gifts settle on the receipt log. The sandbox's own worker signs it. */
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { startApiProcess } from '../../support/processes';
import { innerHomes } from '../../support/services';
import { removeHome } from '../../support/global-teardown';
import { type Sandbox } from './sandbox';

export interface ReceiptsApi {
  url: string;
  logUrl: string;
  close(): Promise<void>;
}

export async function startReceiptsApi({ services }: Sandbox): Promise<ReceiptsApi> {
  const home = mkdtempSync(path.join(innerHomes(), 'guides-receipts-'));
  const api = await startApiProcess(home, { ...services, SETTLEMENT_NETWORK: 'receipts' });
  return { url: api.address, logUrl: `${api.address}/v1/receipt-log`, close: () => removeHome(home) };
}
