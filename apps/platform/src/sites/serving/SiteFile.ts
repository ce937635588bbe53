/** A file of a built brand folder, as the index of the folder knows it. */
export type SiteFile = {
  /** Absolute path of the plain file. */
  path: string;
  type: string;
  etag: string;
  hasBrotli: boolean;
  hasGzip: boolean;
  /** Its name carries its hash, so that it may be kept for ever. */
  isImmutable: boolean;
  /** No browser opens it as a document. */
  isPlain: boolean;
  /** Content security policy of documents and of the service worker. */
  policy: string | null;
};
