import { createContext, useContext } from 'react';
import { type Session } from './session';

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('a component stands outside of the page');
  return session;
}
