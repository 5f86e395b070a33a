import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useOutbox } from '../../offline/outbox-context.ts';
import { useSession } from '../../session/use-session.ts';
import { isPrerendered } from './app-root.ts';
import type { Engine, Opened } from './open-ahead.ts';
import { paths } from '../../../contract/paths.ts';

interface EngineState {
  engine: Engine | undefined;
  /** The reason why the engine did not start. */
  failure: unknown;
}

const EngineContext = createContext<EngineState>({ engine: undefined, failure: undefined });

/** Undefined until the engine's chunk has loaded and the session is known. Throws to the screen's boundary if it did not start. */
export function useEngine(): Engine | undefined {
  const { engine, failure } = useContext(EngineContext);
  if (failure !== undefined) throw failure;
  return engine;
}

/** The engine for parts that must work even if it did not start. */
export function useRunningEngine(): Engine | undefined {
  return useContext(EngineContext).engine;
}

interface EngineProviderProps {
  opened: Opened | undefined;
  children: ReactNode;
}

/**
 * Starts the engine for the current user, and again when somebody else signs in or her groups change, of which it hears when
 * nothing is open (hold-groups.ts). The landing page reads nothing, so for a visitor the engine starts with the first
 * screen that does.
 */
export function EngineProvider({ opened, children }: EngineProviderProps) {
  const session = useSession();
  const outbox = useOutbox();
  const runsAlready = useRef(opened);
  const [engine, setEngine] = useState(opened?.engine);
  const [failure, setFailure] = useState<unknown>();
  const isMember = session.state === 'authenticated';
  const groups = isMember ? session.member.groups.join() : '';
  const isNeeded = useIsNeeded();
  const isReady = (session.state === 'unauthenticated' && isNeeded) || outbox !== undefined;
  useEffect(() => {
    const already = runsAlready.current;
    runsAlready.current = undefined;
    const isHers = already !== undefined && already.outbox === outbox && already.groups === groups;
    if (already && !isHers) {
      already.engine.stop();
      setEngine(undefined);
    }
    if (!isReady) return undefined;
    let stop = isHers ? already.engine.stop : undefined;
    let isWanted = true;
    const start = async () => {
      const { startEngine } = await import('./engine.tsx');
      if (!isWanted) return;
      const started = startEngine(isMember ? outbox : undefined);
      stop = started.stop;
      // She may be reading the prerendered page, so the screen is drawn a little at a time (main.tsx).
      if (isPrerendered()) startTransition(() => setEngine(started));
      else setEngine(started);
    };
    if (!stop) start().catch(setFailure);
    return () => {
      isWanted = false;
      stop?.();
      setEngine(undefined);
    };
  }, [isReady, isMember, outbox, groups]);
  useEffect(() => engine?.work(), [engine]);
  const value = useMemo(() => ({ engine, failure }), [engine, failure]);
  return <EngineContext value={value}>{children}</EngineContext>;
}

/** True from the first screen on that is not the landing page. */
function useIsNeeded(): boolean {
  const isLanding = useLocation().pathname === paths.landing.to();
  const [wasNeeded, setWasNeeded] = useState(!isLanding);
  if (!isLanding && !wasNeeded) setWasNeeded(true);
  return wasNeeded || !isLanding;
}
