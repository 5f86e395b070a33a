// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SyncMark } from '../../../src/ui/sync-mark.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('promise 5: the mark of an entry', () => {
  it.each([
    ['pending', 'Ootab saatmist'],
    ['sending', 'Saadan…'],
  ] as const)('says %s in words and keeps saying it', (state, words) => {
    render(<SyncMark state={state} />);
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('removes „Saadetud“ after three seconds', () => {
    render(<SyncMark state="sent" />);
    act(() => {
      vi.advanceTimersByTime(2_999);
    });
    expect(screen.getByText('Saadetud')).toBeTruthy();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.queryByText('Saadetud')).toBeNull();
  });

  it('keeps a refusal visible with its reason and a way to resend', () => {
    const onRetry = vi.fn();
    render(<SyncMark state="failed" reason="Kontrolli sisestatud andmeid." onRetry={onRetry} />);
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.getByRole('alert').textContent).toContain(
      'Server ei võtnud kirjet vastu: Kontrolli sisestatud andmeid.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
