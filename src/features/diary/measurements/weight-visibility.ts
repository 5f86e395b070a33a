/** „Peida kaal“: hides her weight on every screen of this device. */
import { deviceChoice } from '../../../ui/device-choice.ts';
import { type Figure, FIGURES } from '../../../../contract/measurement-figures.ts';

const choice = deviceChoice('weightHidden');

export const hideWeight = choice.choose;
export const useWeightHidden = choice.use;

/** The figures that this device may show. */
export function useShownFigures(): readonly Figure[] {
  const isHidden = useWeightHidden();
  return isHidden ? WITHOUT_WEIGHT : FIGURES;
}

const WITHOUT_WEIGHT = FIGURES.filter((figure) => figure !== 'weight');
