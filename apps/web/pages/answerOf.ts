import * as routes from '@marquee/contract/routes';

/** Asks the platform for the value of a GET row as a visitor of a host would; rejects with a `Refusal` when it is refused. */
export type Ask = (host: string, path: string, language: string) => Promise<unknown>;

/** The platform has refused what a page asked for. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The platform has refused: ${code}.`);
    this.code = code;
  }
}

export type QueryKey = readonly unknown[];

const routeById = new Map(Object.values(routes).map((route) => [route.id as string, route]));

/** The answer to a question of a page; a list that grows by pages is answered with the first of them. */
export const answerOf = async (ask: Ask, host: string, key: QueryKey): Promise<[QueryKey, unknown]> => {
  const [operation, language, input, ofPages] = key as [
    string,
    string,
    'pages' | { query?: Record<string, unknown> },
    Record<string, unknown>?,
  ];
  const route = routeById.get(operation);
  if (!route?.isSafe || route.token)
    throw new Error(`A written page asks for ${operation}, which has no public answer.`);
  const isByPages = input === 'pages';
  const query = Object.entries((isByPages ? ofPages : input.query) ?? {}).filter(
    ([, value]) => value !== undefined,
  );
  const search = query.length > 0 ? `?${new URLSearchParams(query as [string, string][])}` : '';
  const value = await ask(host, route.path + search, language);
  return [key, isByPages ? { pages: [value], pageParams: [null] } : value];
};
