import { useEffect, useState } from 'react';

const PAUSE_MS = 1_000;

interface SettledOutputProps {
  text: string;
  /** Her search so far: while it changes nothing is read aloud, even if the text stays the same. */
  typed?: string | undefined;
}

/** Reads the text aloud as it changes, but while she types only once she pauses, and not at each key. */
export function SettledOutput({ text, typed }: SettledOutputProps) {
  const [said, setSaid] = useState(text);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  if (typed === settled && said !== text) setSaid(text);
  return <output className="visually-hidden">{said}</output>;
}
