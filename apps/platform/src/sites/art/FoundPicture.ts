/** A picture that exists: its media type and how it is drawn. */
export type FoundPicture = { type: string; draw: () => Promise<Buffer> };
