// @vitest-environment jsdom
/** Each layer of the product above each that can be below it. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeLayerOnBack } from '../../../src/app/back-closes-layer.ts';
import { MenuDrawer } from '../../../src/app/menu-drawer.tsx';
import { ConfirmDialog } from '../../../src/ui/confirm-dialog.tsx';
import { FullScreen } from '../../../src/ui/full-screen.tsx';
import { Sheet } from '../../../src/ui/sheet.tsx';
import { completeJsdom } from '../features/member-page.tsx';

interface LayerProps {
  title: string;
  isBusy?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

const ABOVE = {
  question: ({ children, ...props }: LayerProps) => (
    <ConfirmDialog {...props} confirm="Jah" onConfirm={() => undefined}>
      {children}
    </ConfirmDialog>
  ),
  sheet: ({ children, ...props }: LayerProps) => (
    <Sheet isOpen {...props}>
      {children}
    </Sheet>
  ),
};
const BELOW = {
  ...ABOVE,
  'full screen': ({ title, onClose, children }: LayerProps) => (
    <FullScreen title={title} closeLabel="Sulge" onClose={onClose} footer={null} above={children}>
      Keeda.
    </FullScreen>
  ),
};
const PAIRS = (['question', 'sheet'] as const).flatMap((above) =>
  (['question', 'sheet', 'full screen'] as const).map((below) => ({ above, below })),
);
const WAYS = {
  Esc: (layer: HTMLElement) => fireEvent(layer, new Event('cancel', { cancelable: true })),
  'Esc pressed twice, which Chromium asks nobody about': (layer: HTMLElement) => {
    (layer as HTMLDialogElement).close();
    fireEvent(layer, new Event('close'));
  },
  'a press beside it': (layer: HTMLElement) => userEvent.click(layer),
  Back: () => goTo(-1),
  Forward: () => goTo(1),
};
const LAYERS: Readonly<Record<string, (props: LayerProps) => ReactNode>> = BELOW;

const layer = (name: string) => screen.getByRole<HTMLDialogElement>('dialog', { name });
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;

const heard = new EventTarget();

/** The browser makes the step, and the page returns to its place before it closes anything. */
async function goTo(steps: number): Promise<void> {
  const router = vi.fn();
  addEventListener('popstate', router);
  let left = 2;
  await act(async () => {
    const isBack = new Promise<void>((done) => {
      heard.addEventListener('step', () => (left -= 1) === 0 && done());
    });
    history.go(steps);
    await isBack;
  });
  removeEventListener('popstate', router);
  expect(router).not.toHaveBeenCalled();
}

function Pair({ above, below, isBusy = false }: { above: string; below: string; isBusy?: boolean }) {
  const [isBelow, setIsBelow] = useState(true);
  const [isAbove, setIsAbove] = useState(false);
  const [typed, setTyped] = useState('');
  const Above = LAYERS[above];
  const Below = LAYERS[below];
  if (!Above || !Below || !isBelow) return null;
  return (
    <Below title="All" onClose={() => setIsBelow(false)}>
      <input aria-label="Kaal" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => setIsAbove(true)}>
        Ava
      </button>
      {isAbove && (
        <Above title="Peal" isBusy={isBusy} onClose={() => setIsAbove(false)}>
          <input aria-label="Otsi" />
        </Above>
      )}
    </Below>
  );
}

async function openBoth(pair: { above: string; below: string; isBusy?: boolean }): Promise<void> {
  for (const idx of [0, 1, 2]) history.pushState({ idx }, '');
  await new Promise((done) => {
    addEventListener('popstate', done, { once: true });
    history.back();
  });
  render(<Pair {...pair} />);
  await userEvent.type(screen.getByLabelText('Kaal'), '46,2');
  await userEvent.click(screen.getByRole('button', { name: 'Ava' }));
}

beforeAll(() => {
  completeJsdom();
  addEventListener('popstate', () => void heard.dispatchEvent(new Event('step')), { capture: true });
  closeLayerOnBack();
});
afterEach(cleanup);

describe.each(PAIRS)('a $above above a $below', (pair) => {
  it.each(Object.entries(WAYS))(
    '%s closes the upper alone, and keeps what was typed',
    async (_name, close) => {
      await openBoth(pair);
      await close(layer('Peal'));
      expect(isOpen('Peal')).toBe(false);
      expect(layer('All').open).toBe(true);
      expect(screen.getByLabelText<HTMLInputElement>('Kaal').value).toBe('46,2');
    },
  );

  it.each(Object.entries(WAYS))('%s closes neither while the upper is busy', async (_name, close) => {
    await openBoth({ ...pair, isBusy: true });
    await close(layer('Peal'));
    expect(layer('Peal').open).toBe(true);
    expect(layer('All').open).toBe(true);
  });

  it('a file picker in the upper that is cancelled closes neither, nor does a selection that ends beside it', async () => {
    await openBoth(pair);
    fireEvent(screen.getByLabelText('Otsi'), new Event('cancel', { bubbles: true }));
    fireEvent.pointerDown(screen.getByLabelText('Otsi'));
    fireEvent.click(layer('Peal'));
    expect(layer('Peal').open).toBe(true);
    expect(layer('All').open).toBe(true);
  });
});

it('the first screen gets one entry to return to, for all that is opened there', () => {
  history.pushState({ idx: 0 }, '');
  const before = history.length;
  for (const _opened of [1, 2]) {
    render(<Pair above="question" below="sheet" />);
    expect(history.length - before).toBe(1);
    cleanup();
  }
});

it('a Back out of the first screen leaves both of its entries', async () => {
  history.pushState({ idx: 5 }, '');
  history.pushState({ idx: 0 }, '');
  render(<Pair above="question" below="sheet" />);
  cleanup();
  history.back();
  await expect.poll(() => history.state).toEqual({ idx: 5 });
});

it.each(['question', 'sheet'])(
  'the focus is on the heading of the %s below, if what had it is gone',
  (below) => {
    const Below = LAYERS[below];
    if (!Below) throw new Error(`There is no ${below}`);
    const show = (isAbove: boolean) => (
      <Below title="All" onClose={() => undefined}>
        {isAbove && (
          <Sheet isOpen title="Peal" onClose={() => undefined}>
            Sool
          </Sheet>
        )}
      </Below>
    );
    const { rerender } = render(show(true));
    rerender(show(false));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All' }));
  },
);

it('a full screen has nothing beside it', async () => {
  const onClose = vi.fn();
  render(BELOW['full screen']({ title: 'All', onClose }));
  await userEvent.click(layer('All'));
  expect(onClose).not.toHaveBeenCalled();
});

it.each(Object.keys(BELOW))('the drawer closes when a %s opens above it', (above) => {
  const Above = LAYERS[above];
  if (!Above) throw new Error(`There is no ${above}`);
  const onClose = vi.fn();
  const show = (isAbove: boolean) => (
    <MemoryRouter>
      <MenuDrawer isOpen permissions={new Set()} onClose={onClose} />
      {isAbove && <Above title="Peal" onClose={() => undefined} />}
    </MemoryRouter>
  );
  const { rerender } = render(show(false));
  expect(onClose).not.toHaveBeenCalled();
  rerender(show(true));
  expect(onClose).toHaveBeenCalledOnce();
});
