/** Gives the components the client of the API, which sends the token of a guest. */
import { createContext, useContext } from 'react';
import { type GivingClient } from '../../client/index';

export const ClientContext = createContext<GivingClient | undefined>(undefined);

export function useClient(): GivingClient {
  const client = useContext(ClientContext);
  if (client === undefined) throw new Error('a component stands outside of the page');
  return client;
}
