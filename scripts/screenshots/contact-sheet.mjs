import sharp from 'sharp';

const GAP = 16;
const LABEL_HEIGHT = 28;
const SHEETS = [
  { width: 390, columns: 6, rows: 2, tile: { width: 300, height: 649 } },
  { width: 1280, columns: 3, rows: 3, tile: { width: 640, height: 400 } },
  { width: 320, columns: 6, rows: 2, tile: { width: 320, height: 568 } },
  { width: 844, columns: 2, rows: 4, tile: { width: 844, height: 390 } },
];

/**
 * Lays the windows' pictures on sheets, one look to a sheet. Returns the sheets' names.
 * @param {string[]} files
 * @param {URL} folder
 */
export async function drawContactSheets(files, folder) {
  const sheets = [];
  for (const theme of ['light', 'dark']) {
    for (const layout of SHEETS) {
      const ending = `.${layout.width}.${theme}.png`;
      const pictures = files.filter((file) => file.endsWith(ending));
      const perSheet = layout.columns * layout.rows;
      for (let start = 0; start < pictures.length; start += perSheet) {
        const sheet = `_${layout.width}.${theme}.${String(start / perSheet + 1).padStart(2, '0')}.png`;
        await drawSheet(pictures.slice(start, start + perSheet), ending, layout, folder, sheet);
        sheets.push(sheet);
      }
    }
  }
  return sheets;
}

/**
 * @param {string[]} pictures
 * @param {string} ending
 * @param {(typeof SHEETS)[number]} layout
 * @param {URL} folder
 * @param {string} sheet
 */
async function drawSheet(pictures, ending, { columns, rows, tile }, folder, sheet) {
  const pitch = { x: tile.width + GAP, y: tile.height + LABEL_HEIGHT + GAP };
  const placed = await Promise.all(
    pictures.map(async (file, index) => {
      const left = GAP + (index % columns) * pitch.x;
      const top = GAP + Math.floor(index / columns) * pitch.y;
      const picture = await sharp(new URL(file, folder).pathname).resize(tile).toBuffer();
      return [
        { input: label(file.replace(ending, ''), tile.width), left, top },
        { input: picture, left, top: top + LABEL_HEIGHT },
      ];
    }),
  );
  const size = { width: GAP + columns * pitch.x, height: GAP + rows * pitch.y };
  await sharp({ create: { ...size, channels: 3, background: '#8a8590' } })
    .composite(placed.flat())
    .png()
    .toFile(new URL(sheet, folder).pathname);
}

/**
 * @param {string} text
 * @param {number} width
 */
function label(text, width) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}">` +
      `<text x="2" y="19" font-family="sans-serif" font-size="16" fill="#fff">${text}</text></svg>`,
  );
}
