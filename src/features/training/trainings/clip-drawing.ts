/**
 * Fetches the drawings of exercises. They are in the page itself, because one in an `<img>` cannot be paused. XMLHttpRequest
 * parses them: the page's policy allows no script to turn text into elements.
 */
const drawings = new Map<string, Promise<SVGSVGElement | undefined>>();

/** Undefined if it cannot be had now. */
export async function clipDrawing(address: string): Promise<SVGSVGElement | undefined> {
  const asked = drawings.get(address) ?? fetchDrawing(address);
  drawings.set(address, asked);
  const drawing = await asked;
  if (drawing) return drawing.cloneNode(true) as SVGSVGElement;
  drawings.delete(address);
  return undefined;
}

function fetchDrawing(address: string): Promise<SVGSVGElement | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.addEventListener('loadend', () => {
      const root = request.status === 200 ? request.responseXML?.documentElement : undefined;
      resolve(
        root?.localName === 'svg' ? document.importNode(root as unknown as SVGSVGElement, true) : undefined,
      );
    });
    request.send();
  });
}
