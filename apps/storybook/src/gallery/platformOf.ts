import type { Carrier } from '@marquee/api-client';
import { emptyValue, exampleOf, exampleTime, type Reader } from '@marquee/contract/examples';
import * as routes from '@marquee/contract/routes';
import type { OperationId } from '@marquee/contract/route';
import type { Changes } from './Screen.ts';
import type { stateOf, Viewer } from './states.ts';

type Options = {
  reader: Reader;
  viewer: Viewer;
  state: ReturnType<typeof stateOf>;
  changes?: Changes | undefined;
};

/** What stands around every screen: a state of the screen leaves it as it is. */
const frame = new Set<OperationId>([
  'getPermission',
  'getWhitelabel',
  'getMenuSettings',
  'getMemberInfo',
  'getMemberIcon',
  'getBalance',
  'getUnreadCount',
  'getJwks',
]);

/** Of these what a member has by now: where nothing has happened yet they say so too. */
const told = new Set<OperationId>(['getBalance', 'getUnreadCount']);

const changed = <Value>(value: Value, change: Partial<Value> | undefined): Value =>
  change ? { ...value, ...change } : value;

const routeByCall = new Map(Object.values(routes).map((route) => [`${route.method} ${route.path}`, route]));

const never = new Promise<never>(() => undefined);

const refusal = (code: string, status: number, message: string) =>
  Response.json({ success: false, error: { code, message } }, { status });

const hoursAfter = (hours: number) => new Date(Date.parse(exampleTime) + hours * 3_600_000).toISOString();

/** Carries a site's calls to nowhere: each is answered with the contract's own example of its row. */
export const platformOf = ({ reader, viewer, state: { answers, site }, changes = {} }: Options): Carrier => {
  const valueOf = (id: OperationId, query: Record<string, string>) => {
    const value = changed(exampleOf(id, reader, query), changes[id]);
    if (id === 'getMemberInfo') return { ...exampleOf('getMemberInfo', reader), type: viewer ?? 0 };
    if (id === 'getPermission' && site === 'maintenance')
      return {
        ...exampleOf('getPermission', reader),
        maintenance: true,
        maintenanceInfo: { endsAt: hoursAfter(2), message: null },
      };
    if (id === 'getPermission' && site === 'blocked')
      return { ...exampleOf('getPermission', reader), regionRestriction: true };
    return answers === 'empty' && (!frame.has(id) || told.has(id)) ? emptyValue(value) : value;
  };
  return async (address, { method = 'GET' }) => {
    const { pathname, searchParams } = new URL(address, 'http://gallery.localhost');
    const route = routeByCall.get(`${method} ${pathname}`);
    if (!route) return refusal('NOT_FOUND', 404, 'There is no such call.');
    if (!frame.has(route.id)) {
      if (answers === 'loading') return never;
      if (answers === 'error')
        return refusal(
          'INTERNAL',
          500,
          reader.say(
            'Something went wrong on our side. Please try again.',
            'Hệ thống đang gặp lỗi. Bạn vui lòng thử lại.',
          ),
        );
    }
    const value = valueOf(route.id, Object.fromEntries(searchParams));
    return Response.json(route.isRaw ? value : { success: true, value });
  };
};
