/** The question before a source is removed. If it pays something, it also asks what takes that over. */
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { GivingApiError, NotFoundError, type PaymentSource } from '../../../../client/index';
import { explainRefusal } from '../../../parts/refusals';
import { Dialog } from '../../parts/dialog';
import { useSession } from '../../../session/context';
import { useAct } from '../../../session/use-act';
import { useSpeech } from '../speech';
import { useNameOfSource } from './source-words';

interface Uses {
  plans: number;
  pledges: number;
}

interface RemoveDialogProps {
  source: PaymentSource;
  /** All sources of the person. */
  sources: PaymentSource[];
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveDialog({ source, sources, onRemoved, onClose }: RemoveDialogProps) {
  const { say } = useSpeech();
  const name = useNameOfSource()(source);
  const others = sources.filter((each) => canReplace(each, source));
  const { removal, uses, setReplacement, replacement } = useRemoval(source, others, onRemoved);
  const mustWait = reasonOf(removal.error) === 'plan_not_begun';
  const isStuck = mustWait || (uses !== undefined && others.length === 0);
  return (
    <Dialog
      title={say('removeNamed', { name })}
      confirm={isStuck ? undefined : say('remove')}
      isFinal
      isBusy={removal.isPending}
      fault={useFault(removal.error)}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {uses === undefined && !mustWait && <p>{say('removeText')}</p>}
      <div role="status">
        {uses !== undefined && uses.plans > 0 && <p>{say('paysPlans', { count: uses.plans })}</p>}
        {uses !== undefined && uses.pledges > 0 && <p>{say('paysPledges', { count: uses.pledges })}</p>}
        {uses !== undefined && others.length === 0 && <p>{say('addAnother')}</p>}
      </div>
      {uses !== undefined && others.length > 0 && (
        <Replacement others={others} chosen={replacement} choose={setReplacement} />
      )}
      {mustWait && (
        <p className="links">
          <Link to="/my/plans">{say('seePlans')}</Link>
        </p>
      )}
    </Dialog>
  );
}

function canReplace({ source_id: id, kind, status }: PaymentSource, removed: PaymentSource): boolean {
  return id !== removed.source_id && kind === removed.kind && status === 'ready';
}

function useRemoval(source: PaymentSource, others: PaymentSource[], onRemoved: () => void) {
  const { client } = useSession();
  const [uses, setUses] = useState<Uses>();
  const [chosen, setReplacement] = useState<string>();
  const replacement = chosen ?? others[0]?.source_id;
  const removal = useAct({
    async act() {
      const query = uses === undefined || replacement === undefined ? {} : { replace_with: replacement };
      try {
        await client.paymentSources.remove(source.source_id, query);
      } catch (error) {
        // The first answer was lost, or it was removed elsewhere.
        if (!(error instanceof NotFoundError)) throw error;
      }
    },
    onSuccess: onRemoved,
    onError: (error) => setUses((before) => usesOf(error) ?? before),
  });
  return { removal, uses, replacement, setReplacement };
}

function reasonOf(error: Error | null): unknown {
  return error instanceof GivingApiError ? error.details.reason : undefined;
}

/** What the source pays, from the refusal to remove it without a replacement. */
function usesOf(error: Error): Uses | undefined {
  if (!(error instanceof GivingApiError) || error.details.reason !== 'in_use') return undefined;
  const { recurring_ids: plans, pledge_ids: pledges } = error.details;
  return { plans: countOf(plans), pledges: countOf(pledges) };
}

function countOf(ids: unknown): number {
  return Array.isArray(ids) ? ids.length : 0;
}

/** That the source pays something is a question, and no fault. */
function useFault(error: Error | null): string | undefined {
  const { say } = useSpeech();
  if (error === null || reasonOf(error) === 'in_use') return undefined;
  const words = {
    fields: ['replace_with'],
    faults: { 'replace_with not_allowed': 'cannotReplace', 'replace_with not_found': 'cannotReplace' },
    reasons: { plan_not_begun: 'refused:plan_not_begun' },
  } as const;
  const { fault, faults } = explainRefusal({ say, error, words });
  return faults.replace_with ?? fault;
}

interface ReplacementProps {
  others: PaymentSource[];
  chosen: string | undefined;
  choose: (id: string) => void;
}

function Replacement({ others, chosen, choose }: ReplacementProps) {
  const { say } = useSpeech();
  const nameOf = useNameOfSource();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say('payThemWith')}</label>
      <select id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
        {others.map((each) => (
          <option key={each.source_id} value={each.source_id}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
