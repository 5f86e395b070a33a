/** Beginnings about her profile and consents that chance alone would hardly lead to. */
import type { Step } from './steps.ts';

const MINUTE_MS = 60_000;

export const PROFILE_BEGINNINGS: readonly ((tasks: number) => Step[])[] = [
  withdrawnBeforeSent,
  withdrawnElsewhere,
  editedInTurn,
];

/** She agrees without a network, and withdraws that as soon as there is one. */
function withdrawnBeforeSent(tasks: number): Step[] {
  const beside = { phone: 0, page: 0, pause: { ms: 300 } };
  return [
    { do: 'weather', weather: 'none', ...beside },
    { do: 'consent', ...beside },
    { do: 'weather', weather: 'fine', ...beside, pause: { tasks } },
    { do: 'withdraw', ...beside, pause: { ms: 10_000 } },
  ];
}

/** She withdraws a consent on one phone while the other keeps something under it that waits for a network. */
function withdrawnElsewhere(tasks: number): Step[] {
  const [one, other] = [0, 1].map((phone) => ({ phone, page: 0, pause: { ms: 3_000 } }));
  if (!one || !other) return [];
  return [
    { do: 'mark', key: 2, ...one },
    { do: 'read profile', ...other },
    { do: 'weather', weather: 'none', ...one },
    { do: 'mark', key: 2, ...one },
    { do: 'withdraw', ...other },
    { do: 'weather', weather: 'fine', ...one, pause: { tasks } },
    { do: 'read profile', ...one },
  ];
}

/** She changes her profile on one phone, and once more on the other, whose clock is slow, after she has seen that. */
function editedInTurn(tasks: number): Step[] {
  const [one, other] = [0, 1].map((phone) => ({ phone, page: 0, pause: { ms: 3_000 } }));
  if (!one || !other) return [];
  return [
    { do: 'clock', aheadMs: -3 * MINUTE_MS, ...other },
    { do: 'edit profile', fields: ['firstName'], ...one },
    { do: 'read profile', ...other },
    { do: 'edit profile', fields: ['firstName', 'bio'], ...other, pause: { tasks } },
    { do: 'edit profile', fields: ['bio'], ...other },
  ];
}
