/** A point of a chart: a value at a moment, and the average that the line goes through. */
export interface TrendPoint {
  id: string;
  /** Epoch ms. */
  at: number;
  day: string;
  value: number;
  /** Over this entry and up to six before it. */
  average: number;
}
