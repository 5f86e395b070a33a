const BITS = 16;
const CHANNELS = 1;
const HEADER_BYTES = 44;
/** Sample values as they are, uncompressed. */
const PCM = 1;

/** The header of a WAV file: 16 bits, one channel. */
export function waveHeader(rate: number, dataBytes: number): ArrayBuffer {
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  const write = (at: number, text: string) =>
    new Uint8Array(header.buffer).set(new TextEncoder().encode(text), at);
  const blockBytes = (CHANNELS * BITS) / 8;
  write(0, 'RIFF');
  header.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, PCM, true);
  header.setUint16(22, CHANNELS, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, rate * blockBytes, true);
  header.setUint16(32, blockBytes, true);
  header.setUint16(34, BITS, true);
  write(36, 'data');
  header.setUint32(40, dataBytes, true);
  return header.buffer;
}
