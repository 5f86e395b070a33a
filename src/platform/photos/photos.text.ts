/** The reasons why a file cannot become a diary photo, with what to do instead. */
import type { PhotoRefusal } from './prepare-photo.ts';

export const photoRefusalText: Readonly<Record<PhotoRefusal, string>> = {
  NOT_AN_IMAGE: 'See fail ei ole foto. Vali JPEG-, PNG- või WebP-vormingus pilt.',
  TOO_LARGE:
    'Foto on liiga suur. Vali foto, mis on kuni 40\u00a0MB ja kuni 40 megapikslit, või tee uus foto.',
  UNREADABLE:
    'Seda fotot ei saa siin avada. Salvesta see JPEG-vormingus või tee fotost ekraanipilt ja vali see.',
};
