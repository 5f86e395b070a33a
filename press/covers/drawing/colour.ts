/** As `#RRGGBB`. */
export type Colour = string;

/** The lamp is warm, so what it lights turns to cream and what it leaves dark turns to brown, not to white and black. */
const LAMP = '#FFF3D6';
const SHADE = '#2B0F0A';

/** Returns the colour that lies this share of the way from one to the other. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const from = channelsOf(one);
  const to = channelsOf(other);
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function lighter(colour: Colour, share = 0.3): Colour {
  return mix(colour, LAMP, share);
}

export function darker(colour: Colour, share = 0.3): Colour {
  return mix(colour, SHADE, share);
}

/** Returns what these colours make when stirred together; a weight says how strongly one colours the rest. */
export function blend(colours: readonly { colour: Colour; weight: number }[], otherwise: Colour): Colour {
  let mixed = otherwise;
  let total = 0;
  for (const { colour, weight } of colours) {
    if (weight <= 0) continue;
    total += weight;
    mixed = mix(mixed, colour, weight / total);
  }
  return mixed;
}

function channelsOf(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
