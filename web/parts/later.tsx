/** A page whose script is loaded when it opens, because few visits need it. */
import { useQuery } from '@tanstack/react-query';
import { type ComponentType } from 'react';
import { Loaded } from './loaded';

interface LaterProps {
  name: string;
  load: () => Promise<ComponentType>;
}

export function Later({ name, load }: LaterProps) {
  const part = useQuery({ queryKey: ['part', name], queryFn: load, staleTime: Infinity, gcTime: Infinity });
  return <Loaded query={part}>{(Shown) => <Shown />}</Loaded>;
}
