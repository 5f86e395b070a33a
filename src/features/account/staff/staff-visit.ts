/**
 * The state of the staff's page at one entry of the tab's history, so that going back finds it as it was. It is in memory alone,
 * and for one member: it is about others.
 */
import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMemberId } from '../../../session/use-member-id.ts';

type StaffVisit = Map<string, unknown>;

/** More than anybody goes back over. */
const MOST = 10;
let kept: { memberId: string; visits: Map<string, StaffVisit> } | undefined;

export const StaffVisitContext = createContext<StaffVisit>(new Map());

export function useStaffVisit(): StaffVisit {
  const memberId = useMemberId();
  const { key } = useLocation();
  const [visit] = useState(() => (kept?.memberId === memberId && kept.visits.get(key)) || new Map());
  // Another period takes the place of the entry, and the entry then has another key.
  useEffect(() => {
    if (kept?.memberId !== memberId) kept = { memberId, visits: new Map() };
    const { visits } = kept;
    visits.delete(key);
    visits.set(key, visit);
    for (const former of [...visits.keys()].slice(0, -MOST)) visits.delete(former);
  }, [memberId, key, visit]);
  return visit;
}

/** Returns the value kept under this name; it is made once. */
export function keptIn<Value>(visit: StaffVisit, name: string, make: () => Value): Value {
  if (!visit.has(name)) visit.set(name, make());
  return visit.get(name) as Value;
}

/** State that is as she left it when she comes back to this visit. */
export function useVisitState<Value>(name: string, initial: Value) {
  const visit = useContext(StaffVisitContext);
  const [value, setValue] = useState(() => keptIn(visit, name, () => initial));
  useEffect(() => void visit.set(name, value), [visit, name, value]);
  return [value, setValue] as const;
}
