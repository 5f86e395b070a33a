/** „Peida kalorid“: a choice of this device, that the energy of food stands on no recipe and no menu. */
import { deviceChoice } from './device-choice.ts';

const choice = deviceChoice('hoog.energyHidden');

export const hideEnergy = choice.choose;
export const useEnergyHidden = choice.use;
