import { type z } from 'zod';
import { type approvalSchema } from './routes/approvals/schema';

/** A handler returns this if a write waits for another operator. The response is then 202. */
export class Pending {
  constructor(readonly approval: z.input<typeof approvalSchema>) {}
}
