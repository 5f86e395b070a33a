import { createContext, useContext } from 'react';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session>({ state: 'authenticating' });

export function useSession(): Session {
  return useContext(SessionContext);
}
