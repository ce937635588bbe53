/**
 * Cookies of one call, by their plain name. Over https they carry the prefix `__Host-` and are Secure; they
 * are always HttpOnly, SameSite=Strict and for the whole host.
 */
export type Cookies = {
  get: (name: string) => string | undefined;
  /** Without `maxAge` (seconds) the cookie ends with the browser. */
  set: (name: string, value: string, options?: { maxAge?: number }) => void;
  clear: (name: string) => void;
};
