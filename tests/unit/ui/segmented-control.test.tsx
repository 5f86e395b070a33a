// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SegmentedControl } from '../../../src/ui/segmented-control.tsx';

const OPTIONS = [
  { value: 'day', label: 'Päev' },
  { value: 'month', label: 'Kuu' },
] as const;

/** Its value comes back as an address does: as a low-priority update. */
function ChoiceByAddress() {
  const [kind, setKind] = useState<'day' | 'month'>('day');
  return (
    <>
      <SegmentedControl
        label="Ajavahemik"
        options={OPTIONS}
        value={kind}
        onChange={(chosen) => startTransition(() => setKind(chosen))}
      />
      <output>{kind}</output>
    </>
  );
}

beforeEach(() => void render(<ChoiceByAddress />));
afterEach(cleanup);

describe('a choice whose value comes back later', () => {
  it('shows what was pressed at once, and still when the value has arrived', async () => {
    const month = screen.getByRole<HTMLInputElement>('radio', { name: 'Kuu' });
    month.click();
    expect(screen.getByRole('status').textContent).toBe('day');
    expect(month.checked).toBe(true);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('month'));
    expect(month.checked).toBe(true);
  });
});
