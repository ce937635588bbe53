import type { BodyOf, endpoints, MerchantPermission, Operation, QueryOf, ValueOf } from '@marquee/contract';
import type { EventSource } from './answerEvents.ts';
import type {
  ConsoleContext,
  Context,
  PlainContext,
  SignedIn,
  StaffContext,
  StaffOfMerchant,
  VendorContext,
} from './Context.ts';

type RowOf<O extends Operation> = (typeof endpoints)[O];

type ContextInConsole<R> = R extends { token: 'none' }
  ? ConsoleContext
  : R extends { permission: MerchantPermission }
    ? StaffOfMerchant
    : StaffContext;

/**
 * What a handler is told. Rows that need a session always have one; rows of the console have staff's, and a merchant
 * where their permission is about one; signed rows are vendors' calls; raw rows are documents for machines, which ask
 * for no merchant.
 */
export type ContextOf<O extends Operation> =
  RowOf<O> extends { raw: true }
    ? PlainContext
    : RowOf<O> extends { console: true }
      ? ContextInConsole<RowOf<O>>
      : RowOf<O> extends { signed: true }
        ? VendorContext
        : RowOf<O>['token'] extends 'none' | 'optional'
          ? Context
          : SignedIn;

type AnswerOf<O extends Operation> = RowOf<O> extends { events: true } ? EventSource<ValueOf<O>> : ValueOf<O>;

/** Answers one row of the table. It returns the value, or for a row of events what tells them, or throws `ApiFailure`. */
export type Handler<O extends Operation> = (
  context: ContextOf<O>,
  input: { body: BodyOf<O>; query: QueryOf<O> },
) => Promise<AnswerOf<O>>;

/** A handler for every row: a missing one does not compile. */
export type Handlers = { [O in Operation]: Handler<O> };
