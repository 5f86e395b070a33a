/** The guards of the promises about her profile and her consents. */
import type { Guard } from './guard.ts';

export const PROFILE_GUARDS: readonly Guard[] = [
  {
    name: 'an edit is later than all that she has seen of her profile',
    file: 'src/features/account/settings/edit-profile.ts',
    text: 'momentAfter(new Date(), profile.updatedAt, ...laidOver)',
    replacement: 'momentAfter(new Date(), ...laidOver)',
  },
];
