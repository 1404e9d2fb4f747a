import { DAY_MS, MINUTE_MS } from '../../../domain/days';
import { type RefundOutcome } from '../../../activities/refunds';
import { refund } from '../../../workflows';
import { type RefundInput, refundMoved } from '../../../workflows/messages';
import { cancelsRun, type Course, inTurn, type Way, way, type Ways } from './way';

function refunded(course: Omit<Course<[RefundInput], string>, 'input'>): Way {
  return way(refund, { input: [{ refundId: 'refund_1' }], ...course });
}

const completed: RefundOutcome = { status: 'completed' };
const failed: RefundOutcome = { status: 'failed' };
const pending: RefundOutcome = { status: 'pending', checkAgainInMs: DAY_MS };

export const refundWays: Ways = {
  'refund-completed': refunded({ steps: { settleRefund: inTurn(completed) }, end: { result: 'completed' } }),
  'refund-failed': refunded({ steps: { settleRefund: inTurn(failed) }, end: { result: 'failed' } }),
  'refund-slow': refunded({
    steps: { settleRefund: inTurn(pending, completed) },
    end: { result: 'completed' },
  }),
  'refund-told-by-processor': refunded({
    steps: { settleRefund: inTurn(pending, completed) },
    happenings: [{ afterMs: MINUTE_MS, what: refundMoved }],
    end: { result: 'completed' },
  }),
  'refund-cancelled': refunded({
    steps: { settleRefund: cancelsRun, cancelRefund: inTurn(failed) },
    end: { result: 'failed' },
  }),
  'refund-cancelled-too-late': refunded({
    steps: { settleRefund: inTurn(pending, completed), cancelRefund: inTurn(pending) },
    happenings: [{ afterMs: MINUTE_MS, what: 'cancellation' }],
    end: { result: 'completed' },
  }),
};
