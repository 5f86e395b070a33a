import { flushSync } from 'react-dom';

/** Draws rows above the ones that she reads, which stay in their place. Most browsers see to that themselves. */
export function drawAbove(draw: () => void): void {
  const row = window.scrollY > 0 && !CSS.supports('overflow-anchor', 'auto') ? firstInSight() : undefined;
  if (!row) return draw();
  const { top } = row.getBoundingClientRect();
  flushSync(draw);
  window.scrollBy(0, row.getBoundingClientRect().top - top);
}

function firstInSight(): Element | undefined {
  return [...document.querySelectorAll('main li')].find((row) => row.getBoundingClientRect().bottom > 0);
}
