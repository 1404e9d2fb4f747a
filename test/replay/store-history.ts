/** Stores the history of a finished workflow: node --import tsx test/replay/store-history.ts <workflow id> <name>. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils';
import { readConfig } from '../../config';

async function store(workflowId: string, name: string): Promise<void> {
  const config = readConfig();
  const connection = await Connection.connect({ address: config.temporalAddress });
  const client = new Client({ connection, namespace: config.temporalNamespace });
  const history = await client.workflow.getHandle(workflowId).fetchHistory();
  // Who ran it is nobody's business and differs on every machine.
  const text = historyToJSON(history)
    .replace(/"identity": ?"[^"]*"/g, '"identity":"worker"')
    .replace(/"\d+@[^"]*"/g, '"worker"');
  writeFileSync(
    join(__dirname, 'histories', `${name}.json`),
    `${JSON.stringify(JSON.parse(text), null, 1)}\n`,
  );
  await connection.close();
}

const [workflowId, name] = process.argv.slice(2);
if (workflowId === undefined || name === undefined) throw new Error('give a workflow id and a name');
void store(workflowId, name);
