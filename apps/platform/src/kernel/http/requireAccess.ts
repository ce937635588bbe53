import type { Operation, Row } from '@marquee/contract';
import { memberTypeOf } from '@marquee/reference';
import { ApiFailure } from '../errors/ApiFailure.ts';
import type { Context } from './Context.ts';
import type { Session } from './Session.ts';

/** Rows that stay open while a password change is due. */
const openWhenRestricted = new Set<Operation>(['changePassword', 'getMemberInfo', 'logout']);

const checkSession = (operation: Operation, row: Row, session: Session) => {
  if (session.isRestricted && !openWhenRestricted.has(operation)) {
    throw new ApiFailure('PASSWORD_CHANGE_REQUIRED');
  }
  if (row.token === 'session') return;
  const role = memberTypeOf(session.type)?.role;
  if (role === 'freePlay') throw new ApiFailure('REAL_ACCOUNT_REQUIRED');
  if (row.token === 'agent' && role !== 'agent') throw new ApiFailure('NOT_AGENT');
};

/**
 * Finds the session that a row asks for, by token and cookie together, and checks that it may use the row.
 * Null for rows that anyone may call, and for whoever brings no token to one that would know them.
 */
export const requireAccess = async (
  operation: Operation,
  row: Row,
  context: Context,
  authorization: string | undefined,
): Promise<Session | null> => {
  if (row.token === 'none') return null;
  const token = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(authorization ?? '')?.[1];
  if (row.token === 'optional' && authorization === undefined) return null;
  if (!token) throw new ApiFailure('NOT_LOGGED_IN');
  const session = await context.services.findSession(context, token);
  if (session === null) throw new ApiFailure('NOT_LOGGED_IN');
  if (session === 'expired') throw new ApiFailure('SESSION_EXPIRED');
  if ('endedBy' in session) {
    const { endedBy } = session;
    throw new ApiFailure('SESSION_ENDED_BY_LIMIT', endedBy ? { limit: endedBy } : undefined);
  }
  if (row.token !== 'optional') checkSession(operation, row, session);
  return session;
};
