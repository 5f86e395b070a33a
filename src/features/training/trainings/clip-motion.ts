/** The motion of the exercises' drawings: her choice on this device, or else the wish of its system. */
import { deviceChoice } from '../../../ui/device-choice.ts';

const systemWish = () => matchMedia('(prefers-reduced-motion: reduce)');

const choice = deviceChoice('clips', {
  read: () => !systemWish().matches,
  listen: (changed) => {
    const wish = systemWish();
    wish.addEventListener('change', changed);
    return () => wish.removeEventListener('change', changed);
  },
});

export const letClipsMove = choice.choose;
export const useClipsMove = choice.use;
