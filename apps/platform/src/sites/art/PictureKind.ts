import type { Connection, Merchant } from '#kernel';
import type { FoundPicture } from './FoundPicture.ts';

/** Finds a merchant's picture of one kind by the last part of its path; null when there is none. */
export type PictureKind = (tx: Connection, merchant: Merchant, id: string) => Promise<FoundPicture | null>;

/** The kinds of pictures, each by the part of the path that names it. */
export type PictureKinds = Readonly<Record<string, PictureKind>>;
