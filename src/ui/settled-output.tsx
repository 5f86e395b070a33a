import { useEffect, useState } from 'react';

const PAUSE_MS = 1_000;

interface SettledOutputProps {
  text: string;
  /** Her search so far: while it changes nothing is read aloud, even if the text stays the same. */
  typed?: string | undefined;
}

/** Reads the text aloud once she pauses, and not at each key. */
export function SettledOutput({ text, typed }: SettledOutputProps) {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, typed]);
  return <output className="visually-hidden">{said}</output>;
}
