/** „Peida kaal“: a choice of this device, that her weight stands on no screen of it. */
import { deviceChoice } from '../../ui/device-choice.ts';
import { type Figure, FIGURES } from './measurement.ts';

const choice = deviceChoice('hoog.weightHidden');

export const hideWeight = choice.choose;
export const useWeightHidden = choice.use;

/** The figures that may stand on a screen of this device. */
export function useShownFigures(): readonly Figure[] {
  const isHidden = useWeightHidden();
  return isHidden ? WITHOUT_WEIGHT : FIGURES;
}

const WITHOUT_WEIGHT = FIGURES.filter((figure) => figure !== 'weight');
