/** „Peida kalorid“: hides the energy of food on every recipe and menu of this device. */
import { deviceChoice } from './device-choice.ts';

const choice = deviceChoice('energyHidden');

export const hideEnergy = choice.choose;
export const useEnergyHidden = choice.use;
