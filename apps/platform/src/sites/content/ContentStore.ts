import type { Connection } from '#kernel';
import type { ContentValue } from './schema.ts';

/** A piece of content, and when it is written. */
export type Piece = { merchantCode: string; id: string; now: Date };

/** Where the published content of one kind lives: in what the site's own calls answer from. */
export type ContentStore = {
  read: (tx: Connection) => Promise<ReadonlyMap<string, ContentValue>>;
  write: (tx: Connection, piece: Piece, value: ContentValue) => Promise<void>;
  remove: (tx: Connection, piece: Piece) => Promise<void>;
};
