import { filePart } from './file-part.tsx';

/** Around the screens that read, in the engine's file. */
export const DataLayer = filePart(async () => (await import('./engine.tsx')).DataLayer);
