import type { operations } from '../generated/types.gen.ts';

/** An operation id of the generated types. */
export type OperationId = keyof operations;

/** What the client needs to know of a row to make its call. */
export type Route<O extends OperationId> = {
  id: O;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  module: string;
  /** Whether the call carries the session's token. */
  token: boolean;
  bodyType?: 'json' | 'form' | 'jwe' | 'image';
  /** Reads only, so it may be sent again after a failure of the network. */
  isSafe?: true;
  isRaw?: true;
  /** Milliseconds after which the client gives up; 15,000 unless told. */
  timeout?: number;
};

type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;

/** The body that a route takes; a picture is taken as the browser has it. */
export type RouteBody<O extends OperationId> = operations[O] extends { requestBody: infer B }
  ? B extends { content: { 'image/png': unknown } }
    ? Blob
    : Content<B>
  : undefined;

/** The query that a route takes. */
export type RouteQuery<O extends OperationId> = operations[O] extends { parameters: { query?: infer Q } }
  ? Q
  : undefined;

type Answer<O extends OperationId> = operations[O] extends { responses: { 200: infer A } }
  ? Content<A>
  : never;

/** The value that a route answers. */
export type RouteValue<O extends OperationId> =
  Answer<O> extends { success: true; value: infer V } ? V : Answer<O>;
