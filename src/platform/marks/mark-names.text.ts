/** The names of kinds of small state, both among what waits to be sent and on a screen of their own. */
export const markNames = {
  weekGoal: 'Nädala eesmärk',
  energyGoal: 'Päevase energia eesmärk',
  quietHours: 'Vaiksed tunnid',
  avoided: 'Mida ma ei söö',
} as const;
