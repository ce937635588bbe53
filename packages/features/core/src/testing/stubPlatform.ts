import { ApiError, type Carrier } from '@marquee/api-client';
import * as routes from '@marquee/contract/routes';
import { type Answers, createStub } from './createStub.ts';
import { exampleReader } from './exampleReader.ts';

const routeByCall = new Map(Object.values(routes).map((route) => [`${route.method} ${route.path}`, route]));

/** The platform as a client's own calls reach it: answers as a test wants them, the contract's examples otherwise. */
export const stubPlatform = (answers: Answers = {}) => {
  const answer = createStub(answers, exampleReader('en'));
  const asked: string[] = [];
  const carry: Carrier = async (address, { method = 'GET', body } = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://lotus.localhost');
    const route = routeByCall.get(`${method} ${pathname}`);
    if (!route) throw new Error(`No row of the contract is called by ${method} ${pathname}.`);
    asked.push(route.id);
    const query = Object.fromEntries(searchParams);
    try {
      const value = await answer(route.id, {
        query,
        body: typeof body === 'string' ? JSON.parse(body) : body,
      } as never);
      return Response.json(route.isRaw ? value : { success: true, value });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0)
        throw new TypeError('Failed to fetch', { cause: error });
      const { code, message } = error;
      return Response.json({ success: false, error: { code, message } }, { status: error.status });
    }
  };
  return { carry, countOf: (operation: string) => asked.filter((id) => id === operation).length };
};
