/** Runs the minimal workflow. */
import { writeFileSync } from 'node:fs';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';

async function main(): Promise<void> {
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { filter: 'ERROR', forward: {} } },
  });
  const worker = await Worker.create({
    connection: await NativeConnection.connect({ address: String(process.env.TEMPORAL_ADDRESS) }),
    taskQueue: 'minimal',
    workflowsPath: require.resolve('./minimal-workflow'),
    activities: { doNothing: () => Promise.resolve() },
  });
  writeFileSync(String(process.env.READY_FILE), '{}');
  await worker.run();
}

main().then(
  () => process.exit(0),
  () => process.exit(1),
);
