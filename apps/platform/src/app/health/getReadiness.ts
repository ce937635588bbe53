import { sql } from '#drizzle';
import { describeError, type Handler } from '#kernel';

/** Milliseconds that the database may take to answer. */
const patience = 2_000;

/** Answers ready while the database answers, the last audit found the ledger whole and the node is to go on. */
export const getReadiness: Handler<'getReadiness'> = async ({ services, log, setStatus }) => {
  const ledger = services.audit.breaches().length === 0 ? 'ok' : 'failed';
  const answered = services.database.system((db) => db.execute(sql`select 1`));
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error('The database is slow.')), patience);
  try {
    await Promise.race([answered, timeout.promise]);
    const isDraining = services.isDraining();
    if (ledger === 'ok' && !isDraining) return { status: 'ready', checks: { database: 'ok', ledger } };
    setStatus(503);
    return { status: isDraining ? 'draining' : 'not-ready', checks: { database: 'ok', ledger } };
  } catch (error) {
    log.error({ failure: describeError(error) }, 'not ready');
    setStatus(503);
    return { status: 'not-ready', checks: { database: 'failed', ledger } };
  } finally {
    clearTimeout(timer);
  }
};
