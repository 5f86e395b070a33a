/** Foods and vessels, each about forty units wide around its origin. */
import { box, disc, oval, type DrawingShape, shape, slice, stroke } from './shapes.ts';

export const broccoli: readonly DrawingShape[] = [
  shape('M-5 2L5 2L7 20Q0 24 -7 20Z', 'LEAF_SOFT'),
  stroke('M0 4L0 18', 2, 'LEAF'),
  disc(-10, -2, 9, 'LEAF'),
  disc(10, -2, 9, 'LEAF'),
  disc(-5, -11, 9, 'LEAF'),
  disc(6, -11, 9, 'LEAF'),
  disc(0, -2, 9, 'LEAF'),
];

export const carrot: readonly DrawingShape[] = [
  shape('M-8 -10Q0 -15 8 -10Q9 8 0 24Q-9 8 -8 -10Z', 'ORANGE'),
  stroke('M-6 -2L-1 -2M2 5L6 5M-4 11L0 11', 1.5, 'BREAD'),
  stroke('M0 -12L0 -24M-2 -12L-8 -21M2 -12L8 -21', 3, 'LEAF'),
];

export const tomato: readonly DrawingShape[] = [
  disc(0, 0, 16, 'BERRY'),
  slice(0, 0, 11, [10, 110], 'CREAM'),
  slice(0, 0, 11, [130, 230], 'CREAM'),
  slice(0, 0, 11, [250, 350], 'CREAM'),
];

export const cucumber: readonly DrawingShape[] = [
  disc(0, 0, 14, 'LEAF'),
  disc(0, 0, 11, 'LEAF_SOFT'),
  oval(-4, -3, 1.5, 3, 'LEAF'),
  oval(4, -3, 1.5, 3, 'LEAF'),
  oval(0, 5, 1.5, 3, 'LEAF'),
];

export const egg: readonly DrawingShape[] = [
  shape('M0 -20C10 -20 16 -4 16 4C16 14 9 19 0 19C-9 19 -16 14 -16 4C-16 -4 -10 -20 0 -20Z', 'CREAM'),
  stroke('M0 -20C10 -20 16 -4 16 4C16 14 9 19 0 19C-9 19 -16 14 -16 4C-16 -4 -10 -20 0 -20Z', 1.2, 'BREAD'),
  disc(0, 4, 8, 'ORANGE'),
];

export const fish: readonly DrawingShape[] = [
  shape('M-26 0C-14 -16 8 -16 20 0C8 16 -14 16 -26 0Z', 'BLUE'),
  shape('M16 0L32 -12Q27 0 32 12Z', 'BLUE'),
  disc(-16, -3, 2.5, 'CREAM'),
  stroke('M-7 -6Q-4 0 -7 6M1 -6Q4 0 1 6', 1.8, 'CREAM'),
];

export const chicken: readonly DrawingShape[] = [
  stroke('M10 10L22 22', 6, 'CREAM'),
  disc(22, 20, 4, 'CREAM'),
  disc(20, 23, 4, 'CREAM'),
  shape('M14 14C2 20 -18 16 -20 0C-21 -12 -12 -20 -2 -18C12 -16 18 0 14 14Z', 'BREAD'),
];

export const beans: readonly DrawingShape[] = [
  oval(-10, 4, 9, 6, 'BERRY'),
  oval(8, 6, 9, 6, 'BERRY'),
  oval(0, -6, 9, 6, 'BERRY'),
  oval(16, -5, 8, 5, 'BERRY'),
  oval(-17, -6, 7, 5, 'BERRY'),
];

export const cube: readonly DrawingShape[] = [
  shape('M-16 -8L4 -16L18 -8L18 6L-2 18L-16 8Z', 'CREAM'),
  stroke('M-16 -8L4 -16L18 -8L18 6L-2 18L-16 8ZM-16 -8L-2 2L18 -8M-2 2L-2 18', 1.4, 'BREAD'),
];

export const bread: readonly DrawingShape[] = [
  shape('M-18 -6C-24 -16 -10 -20 0 -20C10 -20 24 -16 18 -6L18 16Q18 19 15 19L-15 19Q-18 19 -18 16Z', 'BREAD'),
  oval(-7, -6, 2, 1.4, 'CREAM'),
  oval(5, -10, 2, 1.4, 'CREAM'),
  oval(8, 4, 2, 1.4, 'CREAM'),
  oval(-4, 8, 2, 1.4, 'CREAM'),
];

export const potato: readonly DrawingShape[] = [
  shape('M-18 2C-20 -10 -6 -16 6 -14C18 -12 22 0 16 9C10 18 -16 16 -18 2Z', 'CREAM'),
  stroke('M-18 2C-20 -10 -6 -16 6 -14C18 -12 22 0 16 9C10 18 -16 16 -18 2Z', 1.2, 'BREAD'),
  disc(-6, -3, 1.5, 'BREAD'),
  disc(6, 2, 1.5, 'BREAD'),
  disc(-2, 8, 1.5, 'BREAD'),
];

export const apple: readonly DrawingShape[] = [
  shape('M0 -8C8 -16 20 -10 18 4C16 16 6 20 0 16C-6 20 -16 16 -18 4C-20 -10 -8 -16 0 -8Z', 'BERRY'),
  stroke('M0 -8Q0 -14 4 -18', 2.5, 'BREAD'),
  shape('M4 -15Q10 -22 17 -17Q11 -11 4 -15Z', 'LEAF'),
];

export const berries: readonly DrawingShape[] = [
  disc(-9, 4, 8, 'BERRY'),
  disc(8, 5, 8, 'PLUM'),
  disc(0, -8, 8, 'BERRY'),
  disc(-11, 1, 2, 'CREAM'),
  disc(-2, -11, 2, 'CREAM'),
  disc(6, 2, 2, 'CREAM'),
];

export const porridge: readonly DrawingShape[] = [
  shape('M-20 -4C-14 -14 14 -14 20 -4Z', 'CREAM'),
  disc(-6, -8, 3.5, 'BLUE'),
  disc(3, -10, 3.5, 'BLUE'),
  disc(10, -6, 3.5, 'BLUE'),
  shape('M-22 -4L22 -4C21 12 12 18 0 18C-12 18 -21 12 -22 -4Z', 'PLUM'),
];

/** A tub with a spoon, of cottage cheese or yoghurt. */
export const tub: readonly DrawingShape[] = [
  stroke('M6 -10L16 -26', 3, 'LINE'),
  oval(0, -10, 17, 5, 'CREAM'),
  shape('M-18 -10L18 -10L14 18Q0 22 -14 18Z', 'BLUE'),
  box(-11, -1, 22, 9, 3, 'CREAM'),
];

export const oilBottle: readonly DrawingShape[] = [
  box(-4, -30, 8, 12, 2, 'LEAF'),
  shape('M-4 -20L4 -20L11 -8L11 18Q11 22 7 22L-7 22Q-11 22 -11 18L-11 -8Z', 'ORANGE'),
  box(-8, -2, 16, 14, 3, 'CREAM'),
];

export const avocado: readonly DrawingShape[] = [
  shape('M0 -22C8 -22 9 -10 14 -2C20 10 12 22 0 22C-12 22 -20 10 -14 -2C-9 -10 -8 -22 0 -22Z', 'LEAF'),
  shape('M0 -17C5 -17 6 -8 10 -1C14 8 9 17 0 17C-9 17 -14 8 -10 -1C-6 -8 -5 -17 0 -17Z', 'LEAF_SOFT'),
  disc(0, 6, 7, 'BREAD'),
];

export const nut: readonly DrawingShape[] = [
  shape('M0 -12C10 -10 13 2 8 9C4 14 -4 14 -8 9C-13 2 -10 -10 0 -12Z', 'BREAD'),
  stroke('M-3 -6Q-6 2 -3 9M3 -6Q6 2 3 9', 1.4, 'CREAM'),
];

export const butter: readonly DrawingShape[] = [
  box(-24, 8, 48, 5, 2, 'BLUE'),
  box(-18, -8, 36, 16, 2, 'CREAM'),
  box(-18, -8, 14, 16, 2, 'ORANGE'),
  stroke('M2 -8L2 8M9 -8L9 8', 1.2, 'BREAD'),
];

export const biscuit: readonly DrawingShape[] = [
  disc(0, 0, 14, 'BREAD'),
  disc(-5, -4, 2.2, 'PLUM'),
  disc(5, -2, 2.2, 'PLUM'),
  disc(-1, 6, 2.2, 'PLUM'),
];

export const glass: readonly DrawingShape[] = [
  shape('M-15 -12L15 -12L11 24Q0 27 -11 24Z', 'BLUE'),
  stroke('M-18 -26L-12 24Q0 28 12 24L18 -26', 2.5, 'LINE'),
  oval(0, -12, 15, 3.5, 'BLUE_SOFT'),
];

export const soup: readonly DrawingShape[] = [
  stroke('M-8 -20Q-12 -25 -8 -30M0 -20Q-4 -25 0 -30M8 -20Q4 -25 8 -30', 2, 'LINE'),
  oval(0, -6, 22, 6, 'ORANGE'),
  disc(-8, -7, 2.5, 'LEAF'),
  disc(4, -5, 2.5, 'LEAF'),
  disc(11, -8, 2.5, 'LEAF'),
  shape('M-24 -6Q-22 -1 0 0Q22 -1 24 -6C23 12 13 18 0 18C-13 18 -23 12 -24 -6Z', 'PLUM'),
];

/** A round plate seen from above. */
export function plate(x: number, y: number, radius: number): DrawingShape[] {
  return [disc(x, y, radius, 'LINE'), disc(x, y, radius - 1.5, 'PLATE')];
}
