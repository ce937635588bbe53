import { Client } from 'pg';

/** Milliseconds that PostgreSQL may work on a statement, after which it ends it itself. */
export const statementPatience = 15_000;

/** Milliseconds beyond that for its answer to arrive, at most. */
const slack = 2_000;

/** What waits on a connection that says nothing is rejected with this; the code is the one that a dead network has. */
export class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(milliseconds: number) {
    super(`PostgreSQL gave no answer within ${milliseconds / 1_000} seconds.`);
  }
}

/**
 * A connection that is given up, with everything that waits on it, when a statement gets no answer at all: a server
 * that is stopped, or a network that swallows packets, never tells. The driver's own `query_timeout` would leave the
 * connection in the pool with the statement under way, and whoever takes it next waits behind that.
 */
export class TimedClient extends Client {
  /** Milliseconds for which PostgreSQL may work on a statement. */
  patience = statementPatience;

  constructor(...given: ConstructorParameters<typeof Client>) {
    super(...given);
    const send = super.query.bind(this) as (...parts: unknown[]) => unknown;
    this.query = ((...parts: unknown[]) => {
      const timer = setTimeout(() => this.giveUp(), this.limit());
      const callback = parts.at(-1);
      if (typeof callback === 'function') {
        const heard = (...answer: unknown[]) => {
          clearTimeout(timer);
          callback(...answer);
        };
        return send(...parts.slice(0, -1), heard);
      }
      return (send(...parts) as Promise<unknown>).finally(() => clearTimeout(timer));
    }) as Client['query'];
  }

  private limit(): number {
    return this.patience + Math.min(this.patience, slack);
  }

  /** Ends the connection without a word to the other side, and rejects what waits on it. */
  giveUp(): void {
    // Not in the driver's types.
    const { connection } = this as unknown as { connection: { stream: { destroy: (error: Error) => void } } };
    connection.stream.destroy(new NoAnswer(this.limit()));
  }
}
