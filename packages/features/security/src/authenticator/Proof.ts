import type { RouteBody } from '@marquee/contract/route';

/** The password of the login and a code, which every change of an authenticator asks for. */
export type Proof = RouteBody<'confirmAuthenticator'>;
