/** Where a test's database is copied from: a packed PGlite folder, or a template of a PostgreSQL server. */
export type Engine =
  | { kind: 'pglite'; snapshot: string }
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
  }
}
