/** A token of the Design Tokens Community Group's format (2025.10). */
export type DesignToken = {
  $type?: string;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
};

/** A group of tokens, whose `$type` stands for those inside that have none. */
export type DesignTokenGroup = {
  $type?: string;
  $description?: string;
  $extensions?: Record<string, unknown>;
  [name: string]: unknown;
};

/** Key below `$extensions` of what the format has no type for; other tools hand it on unread. */
export const EXTENSION = 'marquee';

/** What our key of a token or group holds; an empty object where there is none. */
export const extensionOf = (extensions: unknown): Record<string, unknown> => {
  const own: unknown = Object(extensions)[EXTENSION];
  return typeof own === 'object' && own !== null ? (own as Record<string, unknown>) : {};
};
