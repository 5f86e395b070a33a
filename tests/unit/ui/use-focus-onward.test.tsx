// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusOnward } from '../../../src/ui/use-focus-onward.ts';

afterEach(cleanup);

function Chips({ names, onRemove }: { names: readonly string[]; onRemove: (name: string) => void }) {
  const part = useFocusOnward<HTMLDivElement>();
  return (
    <div ref={part}>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => onRemove(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

function Screen() {
  const [names, setNames] = useState(['Kartul', 'Lõhe', 'Till']);
  return (
    <main>
      <h1 tabIndex={-1}>Toiduained</h1>
      {names.length > 0 && (
        <Chips names={names} onRemove={(name) => setNames(names.filter((other) => other !== name))} />
      )}
    </main>
  );
}

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}
const focused = () => document.activeElement?.textContent;

it('goes on to what took the place of the one that went, and to the heading with the last', () => {
  render(<Screen />);
  press('Lõhe');
  expect(focused()).toBe('Till');
  press('Till');
  expect(focused()).toBe('Kartul');
  press('Kartul');
  expect(focused()).toBe('Toiduained');
});

it('leaves the focus where she has taken it meanwhile', () => {
  render(<Screen />);
  const heading = screen.getByRole('heading');
  screen.getByRole('button', { name: 'Lõhe' }).focus();
  heading.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Lõhe' }));
  expect(document.activeElement).toBe(heading);
});
