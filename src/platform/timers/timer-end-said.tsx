import { useState } from 'react';
import { createPortal } from 'react-dom';
import { innermostLayer } from '../../ui/layers.ts';

interface TimerEndSaidProps {
  text: string;
  /** The screen has a list of the timers, which says it unless a modal covers that. */
  isListed: boolean;
}

/**
 * Says aloud that a timer has ended, within an open modal if there is one: all around it is inert. Renders nothing if a list of
 * the timers says it.
 */
export function TimerEndSaid({ text, isListed }: TimerEndSaidProps) {
  const [place] = useState(() => {
    const modal = innermostLayer()?.element;
    const isSaid = modal ? modal.querySelector('[data-timers]') : isListed;
    return isSaid ? undefined : (modal ?? document.querySelector('main') ?? document.body);
  });
  return (
    place &&
    createPortal(
      <span role="alert" className="visually-hidden">
        {text}
      </span>,
      place,
    )
  );
}
