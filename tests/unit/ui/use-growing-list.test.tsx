// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { it, expect } from 'vitest';
import { useGrowingList } from '../../../src/ui/use-growing-list.ts';

const ROWS = ['Kartul', 'Lõhe', 'Till', 'Koor'];

function List() {
  const [shown, setShown] = useState(2);
  const { part, grow } = useGrowingList<HTMLUListElement>();
  return (
    <>
      <ul ref={part}>
        {ROWS.slice(0, shown).map((row) => (
          <li key={row}>
            <a href={`/${row}`}>{row}</a>
          </li>
        ))}
      </ul>
      {shown < ROWS.length && (
        <button type="button" onClick={() => grow(() => setShown(shown + 2))}>
          Näita veel
        </button>
      )}
    </>
  );
}

it('focus goes on to the first row that has come, as the button is gone', () => {
  render(<List />);
  const more = screen.getByRole('button');
  more.focus();
  fireEvent.click(more);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Till');
});
