/** What keeps the promises of her profile and of what she agrees to. */
import type { Guard } from './guard.ts';

export const PROFILE_GUARDS: readonly Guard[] = [
  {
    name: 'an edit is later than all that she has seen of her profile',
    file: 'src/features/settings/edit-profile.ts',
    text: 'momentAfter(new Date(), profile.updatedAt, ...laidOver)',
    replacement: 'momentAfter(new Date(), ...laidOver)',
  },
  {
    name: 'an edit is later than those that wait',
    file: 'src/features/settings/edit-profile.ts',
    text: 'profile.updatedAt, ...laidOver)',
    replacement: 'profile.updatedAt, ...laidOver.slice(laidOver.length))',
  },
  {
    name: 'what stood under a consent ends on the phone as well',
    file: 'src/features/marks/end-marks-behind.ts',
    text: '  await register.take(ended);\n',
    replacement: '  await register.take(ended.slice(ended.length));\n',
  },
];
