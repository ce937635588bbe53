/** Headers of every answer. Documents add their own content security policy. */
export const baseHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  // Pages of others are cut off from ours, but for those that a page of ours opens: social sign-in waits for its popup.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Those of them that say what a document may do. */
export const documentHeaders: readonly string[] = Object.keys(baseHeaders).filter(
  (name) => name !== 'X-Content-Type-Options',
);

/**
 * Files that no browser opens as a document, so that they come without its headers: of a page's requests they are
 * nearly all.
 */
export const plainTypes = ['.js', '.css', '.woff2', '.webp'] as const;

/**
 * Content security policy of a site's service worker: it asks its own host, and runs nothing but itself. Without one of
 * its own it could ask nobody.
 */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Told to browsers over https alone: two years, no plain http any more. */
export const strictTransport = 'max-age=63072000; includeSubDomains';
