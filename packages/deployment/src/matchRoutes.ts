const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The regular expression of a route, written as React Router writes it (`/games/:id`), without its ends. */
export const routePattern = (route: string) =>
  route
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '(?:/.*)?';
      if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
      return `/${escape(part)}`;
    })
    .join('');

/** Tells whether a path is one of a site's routes, written as React Router writes them (`/games/:id`). */
export const matchRoutes = (routes: readonly string[]): ((path: string) => boolean) => {
  const patterns = routes.map((route) => new RegExp(`^${routePattern(route)}/?$`, 'i'));
  return (path) => patterns.some((pattern) => pattern.test(path));
};
