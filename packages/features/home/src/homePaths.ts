/** Addresses of the home page. */
export const homePaths = ['/', '/index', '/index.html', '/home'] as const;
