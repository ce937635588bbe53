import type { BodyOf, endpoints, Operation, QueryOf, ValueOf } from '@marquee/contract';
import type { Context, SignedIn } from './Context.ts';

/** What a handler is told: rows that need a session always have one. */
export type ContextOf<O extends Operation> = (typeof endpoints)[O]['token'] extends 'none'
  ? Context
  : SignedIn;

/** Answers one row of the table. It returns the value, or throws `ApiFailure`. */
export type Handler<O extends Operation> = (
  context: ContextOf<O>,
  input: { body: BodyOf<O>; query: QueryOf<O> },
) => Promise<ValueOf<O>>;

/** A handler for every row: a missing one does not compile. */
export type Handlers = { [O in Operation]: Handler<O> };
