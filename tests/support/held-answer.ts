/** Something that comes when it is let go. */
export function holdAnswer(): { until: Promise<void>; letGo: () => void } {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { until, letGo: () => letGo() };
}
