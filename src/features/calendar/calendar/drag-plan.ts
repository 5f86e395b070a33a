import type { PointerEvent as ReactPointerEvent } from 'react';

/** A pointer that moved less has pressed, in pixels. */
const PRESS_PX = 6;
/** So near an edge of the window the page scrolls along, in pixels: above the bar at the bottom too, and less in a low window. */
const EDGE_PX = 110;
const EDGE_SHARE = 0.2;
/** In pixels for each ms: a slow phone draws fewer frames. */
const SCROLL_SPEED = 0.6;
const LONGEST_FRAME_MS = 100;
const PICTURE_PX = 56;
/** So far above the pointer that the day to which it would go is seen. */
const LIFT_PX = 20;
const TARGET = 'data-target';

export interface PlanDrag {
  /** True if the plan can be dropped on this button. */
  accepts: (target: HTMLElement) => boolean;
  drop: (target: HTMLElement) => void;
}

/**
 * Drags the picture of a plan from its handle to a button that accepts it, by mouse, pen or finger; the drag of the browser itself
 * begins by touch only after a long press, and not in each browser. Escape, and whatever takes the pointer away, ends it with no drop.
 */
export function dragPlan(start: ReactPointerEvent<HTMLElement>, { accepts, drop }: PlanDrag): void {
  // With Ctrl it is the other button of a Mac.
  if (!start.isPrimary || start.button !== 0 || start.ctrlKey) return;
  const { currentTarget: handle, pointerId, clientX, clientY } = start;
  const listening = new AbortController();
  const { signal } = listening;
  let at: PointerEvent | undefined;
  let target: HTMLElement | undefined;
  let frame = 0;
  let drawnAt: number | undefined;
  const picture = pictureOf(handle);

  const aim = (next: HTMLElement | undefined) => {
    if (next === target) return;
    target?.removeAttribute(TARGET);
    next?.setAttribute(TARGET, '');
    target = next;
  };
  const aimAt = ({ clientX: x, clientY: y }: PointerEvent) => {
    const button = document.elementFromPoint(x, y)?.closest('button');
    aim(button && accepts(button) ? button : undefined);
  };
  const follow = (now: number) => {
    if (!at) return;
    picture.style.translate = `${at.clientX - PICTURE_PX / 2}px ${at.clientY - PICTURE_PX - LIFT_PX}px`;
    const sinceMs = Math.min(now - (drawnAt ?? now), LONGEST_FRAME_MS);
    drawnAt = now;
    window.scrollBy({ top: sinceMs * scrollSpeedAt(at.clientY), behavior: 'instant' });
    aimAt(at);
    frame = requestAnimationFrame(follow);
  };
  const end = () => {
    listening.abort();
    cancelAnimationFrame(frame);
    picture.remove();
    aim(undefined);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    // It was let go in another window, so that the page did not hear of it.
    if (event.buttons === 0) return end();
    const isBegun = at !== undefined;
    if (!isBegun && Math.hypot(event.clientX - clientX, event.clientY - clientY) < PRESS_PX) return;
    at = event;
    if (isBegun) return;
    document.body.append(picture);
    frame = requestAnimationFrame(follow);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    if (at) aimAt(event);
    const aimed = target;
    end();
    if (aimed) drop(aimed);
  };
  const onLost = (event: PointerEvent) => {
    if (event.pointerId === pointerId) end();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
  };
  handle.setPointerCapture(pointerId);
  handle.addEventListener('pointermove', onMove, { signal });
  handle.addEventListener('pointerup', onUp, { signal });
  // It is told at the document if the handle is no longer in the page.
  document.addEventListener('lostpointercapture', onLost, { signal });
  document.addEventListener('keydown', onKey, { signal });
}

function scrollSpeedAt(y: number): number {
  const edge = Math.min(EDGE_PX, innerHeight * EDGE_SHARE);
  if (y > innerHeight - edge) return SCROLL_SPEED;
  return y < edge ? -SCROLL_SPEED : 0;
}

/** The training's picture as it goes with the pointer: above it, so that a finger does not cover it. */
function pictureOf(handle: HTMLElement): HTMLElement {
  const picture = document.createElement('div');
  const drawn = handle.closest('li')?.querySelector('[aria-hidden]')?.cloneNode(true);
  if (drawn) picture.append(drawn);
  Object.assign(picture.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    inlineSize: `${PICTURE_PX}px`,
    pointerEvents: 'none',
    zIndex: '60',
  });
  picture.setAttribute('aria-hidden', 'true');
  return picture;
}
