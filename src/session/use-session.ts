import { createContext, useContext } from 'react';
import type { Member, Session } from './session.ts';

export const SessionContext = createContext<Session>({ state: 'authenticating' });

export function useSession(): Session {
  return useContext(SessionContext);
}

/** Undefined for a visitor, and until it is known whether somebody is signed in. */
export function useMember(): Member | undefined {
  const session = useSession();
  return session.state === 'authenticated' ? session.member : undefined;
}

/** False until it is known that nobody is signed in. */
export function useIsVisitor(): boolean {
  return useSession().state === 'unauthenticated';
}
