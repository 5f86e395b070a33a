import { lazy, Suspense } from 'react';

// Fetched when it is asked for: the shell must be there before anybody leaves.
const SignOutQuestion = lazy(async () => ({
  default: (await import('./sign-out-question.tsx')).SignOutQuestion,
}));

interface SignOutDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before it signs out, and where entries wait, what becomes of them. */
export function SignOutDialog({ isOpen, onClose }: SignOutDialogProps) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <SignOutQuestion onClose={onClose} />
    </Suspense>
  );
}
