/** The beginnings of a track's sounds, found among its samples alone. */
const HEADER_BYTES = 44;
const RATE_AT = 24;
/** A louder sample is no rest. */
const LOUD = 1000;
/** The beeps of one cue follow each other faster, the cues of a countdown do not. */
const QUIET_SECONDS = 0.7;

/** In ms from the track's first sample. */
export async function onsetsOf(track: Blob): Promise<number[]> {
  const bytes = await track.arrayBuffer();
  const rate = new DataView(bytes).getUint32(RATE_AT, true);
  const samples = new Int16Array(bytes.slice(HEADER_BYTES));
  const onsets: number[] = [];
  let loudAt = -Infinity;
  for (let place = 0; place < samples.length; place += 1) {
    if (Math.abs(samples[place] ?? 0) < LOUD) continue;
    if (place - loudAt > QUIET_SECONDS * rate) onsets.push((place / rate) * 1000);
    loudAt = place;
  }
  return onsets;
}
