import { lazy, Suspense } from 'react';

// Fetched when it is asked for: the shell must be there before anybody leaves.
const SignOutQuestion = lazy(async () => ({
  default: (await import('./sign-out-question.tsx')).SignOutQuestion,
}));

interface SignOutDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Signs out when it opens; where entries wait, it asks first what becomes of them. */
export function SignOutDialog({ isOpen, onClose }: SignOutDialogProps) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <SignOutQuestion onClose={onClose} />
    </Suspense>
  );
}
