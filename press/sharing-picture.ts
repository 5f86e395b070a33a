/** The picture that a shared link to a recipe or a training shows: its cover beside the product's mark. PNG, 1200 × 630. */
import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
/** Covers are drawn four to three. */
const COVER_WIDTH = (HEIGHT * 4) / 3;
const COVER_DENSITY = (72 * COVER_WIDTH) / 400;
const MARK_SIZE = 200;

/** Without words: which letters there are depends on the machine, and the preview has the title as text. */
const FRAME = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="g" x2="1" y2="1"><stop stop-color="#57265b"/><stop offset="1" stop-color="#2f1033"/></linearGradient>
<path fill="url(#g)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<svg x="${(WIDTH - COVER_WIDTH - MARK_SIZE) / 2}" y="${(HEIGHT - MARK_SIZE) / 2}" width="${MARK_SIZE}" height="${MARK_SIZE}" viewBox="0 0 64 64">
<path fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" d="M15 12v40M15 41c3-13 26-16 27 1v10"/>
<circle cx="47" cy="16" r="8.5" fill="#f39325"/></svg></svg>`;

/** Takes a drawn cover or a photo. Rejects if it is no picture. */
export async function sharingPicture(cover: string | Uint8Array): Promise<Uint8Array> {
  const isDrawn = typeof cover === 'string';
  const picture = await sharp(isDrawn ? Buffer.from(cover) : cover, isDrawn ? { density: COVER_DENSITY } : {})
    .rotate()
    .resize(COVER_WIDTH, HEIGHT, { fit: 'cover' })
    .toBuffer();
  return sharp(Buffer.from(FRAME))
    .composite([{ input: picture, left: WIDTH - COVER_WIDTH, top: 0 }])
    .png({ palette: true, colours: 128, effort: 3 })
    .toBuffer();
}
