/** Every address of the console, as the router writes them; the server answers any other with 404. */
export const routes = [
  '/',
  '/invitation',
  '/withdrawals',
  '/withdrawals/:reference',
  '/requests',
  '/site',
  '/trail',
  '/people',
] as const;
