import { filePart } from './file-part.tsx';

/** Wraps the screens that read; it is in the engine's file. */
export const DataLayer = filePart(async () => (await import('./engine.tsx')).DataLayer);
