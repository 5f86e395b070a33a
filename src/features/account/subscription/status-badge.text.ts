/** Apart from the subscription's other sentences, because staff's screens show the badge too. */
export const statusBadgeText = { ends: 'Lõpeb' } as const;
