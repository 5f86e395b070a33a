/** One moment of an exercise's moving drawing, as an SVG that stands. */

const PART =
  / transform="[^"]*">(<animateTransform [^>]*type="translate"[^>]*>)(<animateTransform [^>]*type="rotate"[^>]*>)/g;
const LINE = / d="[^"]*">(<animate attributeName="d"[^>]*>)/g;
const NUMBER = /-?\d+(?:\.\d+)?/g;

/** `share` is of one round, from 0 to 1. */
export function stillClip(clip: string, share: number): string {
  return clip
    .replace(
      PART,
      (_, move: string, turn: string) =>
        ` transform="translate(${valueAt(move, share)}) rotate(${valueAt(turn, share)})">`,
    )
    .replace(LINE, (_, change: string) => ` d="${valueAt(change, share)}">`);
}

/** The value of an animation whose values are evenly spaced, between the two that are next. */
function valueAt(animation: string, share: number): string {
  const values = /values="([^"]*)"/.exec(animation)?.[1]?.split(';') ?? [];
  const place = share * (values.length - 1);
  const before = values[Math.floor(place)] ?? '';
  const after = [...(values[Math.ceil(place)] ?? '').matchAll(NUMBER)].map(([number]) => Number(number));
  let nth = 0;
  return before.replace(NUMBER, (number) => {
    const from = Number(number);
    const to = after[nth] ?? from;
    nth += 1;
    return (from + (to - from) * (place % 1)).toFixed(2);
  });
}
