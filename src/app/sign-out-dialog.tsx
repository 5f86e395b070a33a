import { lazy, Suspense } from 'react';

// Loaded only on demand: the shell must be ready before anybody signs out.
const SignOutQuestion = lazy(async () => ({
  default: (await import('./sign-out-question.tsx')).SignOutQuestion,
}));

interface SignOutDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before signing out and, if entries are waiting, what should happen to them. */
export function SignOutDialog({ isOpen, onClose }: SignOutDialogProps) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <SignOutQuestion onClose={onClose} />
    </Suspense>
  );
}
