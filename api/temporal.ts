/**
 * Opens the API's only Temporal connection. Only the readiness probe uses this connection. It connects on
 * first use.
 */
import { Connection } from '@temporalio/client';
import { type Config } from '../config';

export interface TemporalLink {
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Creates the link without connecting. */
export function openTemporal(config: Pick<Config, 'temporalAddress' | 'temporalNamespace'>): TemporalLink {
  const connection = Connection.lazy({ address: config.temporalAddress, connectTimeout: 2_000 });
  return {
    async isReady() {
      try {
        await connection.withDeadline(Date.now() + 1_500, () =>
          connection.workflowService.describeNamespace({ namespace: config.temporalNamespace }),
        );
        return true;
      } catch {
        return false;
      }
    },
    close: () => connection.close(),
  };
}
