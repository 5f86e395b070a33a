// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SnackbarProvider, useSnackbar } from '../../../src/ui/snackbar.tsx';
import type { SnackbarMessage } from '../../../src/ui/snackbar.tsx';

let show: (message: SnackbarMessage) => void = () => undefined;

function Asker() {
  show = useSnackbar();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <SnackbarProvider>
      <Asker />
    </SnackbarProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('the snackbar', () => {
  it('stays for six seconds and then tells its owner that it ended', () => {
    const onEnd = vi.fn();
    act(() => {
      show({ text: 'Mõõtmine kustutatud', onEnd });
    });
    pass(5_999);
    expect(screen.getByRole('status').textContent).toContain('Mõõtmine kustutatud');
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('stays for twenty seconds after an action by keyboard', () => {
    const button = document.body.appendChild(document.createElement('button'));
    fireEvent.keyDown(document.body, { key: 'Tab' });
    button.focus();
    act(() => {
      show({ text: 'Mõõtmine kustutatud' });
    });
    pass(19_999);
    expect(screen.getByRole('status').textContent).toContain('Mõõtmine kustutatud');
    pass(1);
    expect(screen.getByRole('status').textContent).toBe('');
    button.remove();
  });

  it('stays for twenty seconds where what it tells of cannot be done anew', () => {
    act(() => {
      show({ text: 'Mõõtmine kustutatud', isFinal: true });
    });
    pass(19_999);
    expect(screen.getByRole('status').textContent).toContain('Mõõtmine kustutatud');
    pass(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('stays while she points at it, and not because it came where the pointer rests', () => {
    act(() => {
      show({ text: 'Treening tehtud' });
    });
    fireEvent.mouseEnter(screen.getByText('Treening tehtud'));
    pass(3_000);
    fireEvent.mouseMove(screen.getByText('Treening tehtud'));
    pass(60_000);
    fireEvent.mouseLeave(screen.getByText('Treening tehtud'));
    pass(5_999);
    expect(screen.getByText('Treening tehtud')).toBeTruthy();
    pass(1);
    act(() => {
      show({ text: 'Mõõtmine kustutatud' });
    });
    fireEvent.mouseEnter(screen.getByText('Mõõtmine kustutatud'));
    pass(6_000);
    expect(screen.queryByText('Mõõtmine kustutatud')).toBeNull();
  });

  it('stays while it has the focus', () => {
    act(() => {
      show({ text: 'Treening tehtud', onUndo: () => undefined });
    });
    act(() => {
      screen.getByRole('button', { name: 'Võta tagasi' }).focus();
    });
    pass(60_000);
    expect(screen.getByText('Treening tehtud')).toBeTruthy();
    act(() => {
      screen.getByRole('button').blur();
    });
    pass(6_000);
    expect(screen.queryByText('Treening tehtud')).toBeNull();
  });

  it('undoes without ending', () => {
    const onUndo = vi.fn();
    const onEnd = vi.fn();
    act(() => {
      show({ text: 'Treening tehtud', onUndo, onEnd });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Võta tagasi' }));
    pass(10_000);
    expect(onUndo).toHaveBeenCalledOnce();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('ends the previous message when another comes, and the last one with the shell', () => {
    const ended: string[] = [];
    act(() => {
      show({ text: 'üks', onEnd: () => ended.push('üks') });
    });
    act(() => {
      show({ text: 'kaks', onEnd: () => ended.push('kaks') });
    });
    expect(ended).toEqual(['üks']);
    cleanup();
    expect(ended).toEqual(['üks', 'kaks']);
  });
});
