/** Builds the events of the reconciliation in wire format. */
import { type DomainEvent } from '../events/event';
import { type Difference, type ReconciliationSource, type Resolution } from './item';

interface Named extends Pick<Difference, 'kind' | 'reference'> {
  id: string;
  source: ReconciliationSource;
}

export function differenceFound(item: Named & Pick<Difference, 'ours' | 'theirs'>): DomainEvent {
  const { ours, theirs } = item;
  return { name: 'reconciliation.difference_found', data: { ...common(item), ours, theirs } };
}

export function differenceResolved(item: Named, resolution: Resolution): DomainEvent {
  return { name: 'reconciliation.difference_resolved', data: { ...common(item), resolution } };
}

function common({ id, source, kind, reference }: Named) {
  return { item_id: id, source, kind, reference };
}
