/** Who is signed in, the way to the account, and the sign-out, for the header of /my, /charity and /review. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from './context';

interface SignedInProps {
  signOut: string;
  /** The way to the account. A guest has none. */
  children: ReactNode;
}

export function SignedIn({ signOut, children }: SignedInProps) {
  const session = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const { data: person } = useQuery({
    queryKey: ['person'],
    queryFn: async () => (await session.readPerson()) ?? null,
  });
  const end = () => {
    setLeaving(true);
    void session.end();
  };
  return (
    <>
      {person?.email !== undefined && <span>{person.email}</span>}
      {children}
      <button type="button" className="link" aria-disabled={isLeaving} onClick={isLeaving ? undefined : end}>
        {signOut}
      </button>
    </>
  );
}
