import type { Carrier } from '@marquee/api-client';
import type { CodedError, ErrorBody } from '@marquee/contract/errors';
import { emptyValue, exampleOf, exampleTime, type Reader } from '@marquee/contract/examples';
import * as routes from '@marquee/contract/routes';
import type { OperationId, RouteValue } from '@marquee/contract/route';
import { type RefusalCode, refusals } from './refusals.ts';
import type { Changes, Refusals } from './Screen.ts';
import type { stateOf, Viewer } from './states.ts';

type Options = {
  reader: Reader;
  viewer: Viewer;
  state: ReturnType<typeof stateOf>;
  changes?: Changes | undefined;
  refuses?: Refusals | undefined;
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
  'getStaff',
]);

/** Of these what a member has by now: where nothing has happened yet they say so too. */
const told = new Set<OperationId>(['getBalance', 'getUnreadCount']);

const changed = <Value>(value: Value, change: Partial<Value> | undefined): Value =>
  change ? { ...value, ...change } : value;

const routeByCall = new Map(Object.values(routes).map((route) => [`${route.method} ${route.path}`, route]));

const never = new Promise<never>(() => undefined);

const refusal = (code: RefusalCode, { say }: Reader) => {
  const [english, vietnamese] = refusals[code];
  const coded: CodedError = code === 'WRONG_CREDENTIALS' ? { code, details: { captcha: false } } : { code };
  const error: ErrorBody = { ...coded, message: say(english, vietnamese) };
  return Response.json({ success: false, error }, { status: code === 'INTERNAL' ? 500 : 400 });
};

/** A public key that payloads can be sealed for: that of RFC 7517, appendix A.1. Nobody opens them. */
const jwk: RouteValue<'getJwks'>['keys'][number] = {
  kty: 'EC',
  crv: 'P-256',
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
  kid: 'gallery',
  use: 'enc',
  alg: 'ECDH-ES+A256KW',
};

const hoursAfter = (hours: number) => new Date(Date.parse(exampleTime) + hours * 3_600_000).toISOString();

/** Carries a site's calls to nowhere: each is answered with the contract's own example of its row. */
export const platformOf = ({
  reader,
  viewer,
  state: { answers, site },
  changes = {},
  refuses = {},
}: Options): Carrier => {
  const valueOf = (id: OperationId, query: Record<string, string>) => {
    const value = changed(exampleOf(id, reader, query), changes[id]);
    if (id === 'getJwks') return { keys: [jwk] };
    if (id === 'getMemberInfo') return { ...exampleOf('getMemberInfo', reader), type: viewer ?? 0 };
    if ((id === 'getPermission' || id === 'getStatus') && site === 'maintenance')
      return {
        ...exampleOf(id, reader),
        maintenance: true,
        maintenanceInfo: { endsAt: hoursAfter(2), message: null },
      };
    if (id === 'getPermission' && site === 'measured') {
      const permission = exampleOf('getPermission', reader);
      return { ...permission, info: { ...permission.info, analytics: 'G-EXAMPLE' } };
    }
    if (id === 'getPermission' && (site === 'blocked' || site === 'address')) {
      const restriction = site === 'address' ? 'address' : 'region';
      return { ...exampleOf('getPermission', reader), regionRestriction: true, restriction };
    }
    return answers === 'empty' && (!frame.has(id) || told.has(id)) ? emptyValue(value) : value;
  };
  return async (address, { method = 'GET' }) => {
    const { pathname, searchParams } = new URL(address, 'http://gallery.localhost');
    const route = routeByCall.get(`${method} ${pathname}`);
    if (!route) return refusal('NOT_FOUND', reader);
    const refused = refuses[route.id];
    if (refused) return refusal(refused, reader);
    if (!frame.has(route.id)) {
      if (answers === 'loading') return never;
      if (answers === 'error') return refusal('INTERNAL', reader);
    }
    const value = valueOf(route.id, Object.fromEntries(searchParams));
    return Response.json(route.isRaw ? value : { success: true, value });
  };
};
