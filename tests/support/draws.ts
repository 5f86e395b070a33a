/** The number of random examples for a long property: a tenth of `all` in a usual run, with `HOOG_DRAWS=all` all of them. */
export function draws(all: number): number {
  return process.env['HOOG_DRAWS'] === 'all' ? all : Math.ceil(all / 10);
}
