// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRowFocus } from '../../../../src/platform/timers/use-row-focus.ts';

afterEach(cleanup);

const user = userEvent.setup();
const remove = (name: string) => screen.getByRole('button', { name });

function Rows({ onLost }: { onLost: () => void }) {
  const [rows, setRows] = useState(['Kartul', 'Lõhe']);
  const list = useRef<HTMLUListElement>(null);
  const rowFocus = useRowFocus(list, onLost);
  return (
    <ul ref={list} {...rowFocus}>
      {rows.map((row) => (
        <li key={row}>
          <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
            {row}
          </button>
        </li>
      ))}
    </ul>
  );
}

it('goes to the next row when she removes one by keyboard, and elsewhere with the last one', async () => {
  const onLost = vi.fn<() => void>();
  render(<Rows onLost={onLost} />);
  remove('Kartul').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(remove('Lõhe'));
  await user.keyboard('{Enter}');
  expect(onLost).toHaveBeenCalledOnce();
});

it('goes elsewhere when she taps one away, so that the next press of a pedal removes no other', async () => {
  const onLost = vi.fn<() => void>();
  render(<Rows onLost={onLost} />);
  await user.click(remove('Kartul'));
  expect(onLost).toHaveBeenCalledOnce();
  expect(document.activeElement).not.toBe(remove('Lõhe'));
});
