/** A request as a test makes it. */
export type CallerRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  remoteAddress?: string;
};

/** An answer, with the cookies that it sets. */
export type CallerAnswer = {
  statusCode: number;
  body: string;
  cookies: readonly { name: string; value: string; maxAge?: number; expires?: Date }[];
};

/** Makes requests: a server within the process, or a connection to one elsewhere. */
export type Caller = { inject: (request: CallerRequest) => Promise<CallerAnswer> };
