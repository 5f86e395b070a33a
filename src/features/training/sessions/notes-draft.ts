/** Her effort and note of a guided training while she types them: they outlive their page, and that of the training too. */
import { useState } from 'react';
import { forget, recall } from '../../../session/member-memory.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import type { TypedNotes } from './notes-fields.tsx';
import type { SessionNotes } from './save-session.ts';

/** The name under which the device remembers the notes typed about this session. */
export const notesDraftName = (sessionId: string): string => `session-notes.${sessionId}`;

export function typedNotesOf({ effort, note }: SessionNotes): TypedNotes {
  return { effort: effort === null ? '' : String(effort), note: note ?? '', hasConsented: false };
}

export function isTypedNotes(value: unknown): value is TypedNotes {
  if (typeof value !== 'object' || value === null) return false;
  const { effort, note, hasConsented }: Partial<Record<keyof TypedNotes, unknown>> = value;
  return typeof effort === 'string' && typeof note === 'string' && hasConsented === false;
}

interface LeftNotes {
  /** There are some, which she has not saved or dropped since. */
  isLeft: boolean;
  /** The typed text; empty if there is none. */
  recalled: () => Partial<TypedNotes>;
  drop: () => void;
}

/**
 * The notes typed about a session while she was led through it. Once that is over, they can only go into the form of the session.
 */
export function useLeftNotes(session: { id: string } | undefined): LeftNotes {
  const memberId = useMemberId();
  const name = session && notesDraftName(session.id);
  const found = () => (name === undefined ? undefined : recall(memberId, name, isTypedNotes));
  const [isLeft, setIsLeft] = useState(() => found() !== undefined);
  return {
    isLeft,
    recalled: () => found() ?? {},
    drop() {
      if (name !== undefined) forget(memberId, name);
      setIsLeft(false);
    },
  };
}
