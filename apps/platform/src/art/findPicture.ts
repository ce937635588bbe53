import type { Services } from '../app/Services.ts';

/** A picture that exists: its media type and how it is drawn. */
export type FoundPicture = { type: string; draw: () => Promise<Buffer> };

/** Finds what a path below `/art/` shows; null when there is no such picture. */
export const findPicture = async (_path: string, _services: Services): Promise<FoundPicture | null> => null;
