/** The reasons why the screen may go dark while she trains or cooks. */
export const wakeLockText = {
  refused: 'Seade ei luba ekraani sees hoida (näiteks akusäästja tõttu).',
  unsupported: 'See brauser ei oska ekraani sees hoida.',
} as const;
