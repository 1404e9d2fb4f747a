/** Runs the double as a process. The first argument is its port. Prints its address and keys as a line of JSON. */
import { StripeDouble } from './double';

async function main(): Promise<void> {
  const double = await StripeDouble.start(Number(process.argv[2] ?? 0));
  process.stdout.write(`${JSON.stringify({ url: double.url, environment: double.environment })}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`stripe-double: ${String(error)}\n`);
  process.exit(1);
});
