import type { FastifyInstance } from 'fastify';
import type { Database } from '#kernel';

/** What makes traces of a platform's work. */
export type Traces = {
  /** Makes a span of each call. To be called before routes are registered. */
  follow: (app: FastifyInstance) => void;
  /** The same database, with a span of each transaction. */
  database: (database: Database) => Database;
  /** Sends what is left. */
  stop: () => Promise<void>;
};
