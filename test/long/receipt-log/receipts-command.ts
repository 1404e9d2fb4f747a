/** Runs `npm run receipts` as a process of its own, as an operator does. */
import { runCommand, type RunningCommand, startCommand } from '../../support/admin-command';

type Environment = Record<string, string>;

export function startReceiptsCommand(given: string[], environment: Environment): RunningCommand {
  return startCommand('receipts', given, environment);
}

/** Resolves once the command has ended. */
export function runReceipts(
  given: string[],
  environment: Environment,
): Promise<{ code: number | null; output: string }> {
  return runCommand('receipts', given, environment);
}
