import { commonErrors, type ErrorCode } from './errorCodes.ts';
import type { Row } from './row.ts';

const sessionErrors = ['NOT_LOGGED_IN', 'SESSION_EXPIRED', 'SESSION_ENDED_BY_LIMIT'] as const;

const staffErrors = ({ permission, fresh }: Row): ErrorCode[] => [
  'NOT_LOGGED_IN',
  'SESSION_EXPIRED',
  ...(permission ? (['NOT_PERMITTED'] as const) : []),
  ...(fresh ? (['PROOF_DUE'] as const) : []),
];

const accessErrors = (row: Row): ErrorCode[] => {
  switch (row.token) {
    case 'none':
      return [];
    case 'optional':
      return [...sessionErrors];
    case 'staff':
      return staffErrors(row);
    default:
      return [...sessionErrors, 'PASSWORD_CHANGE_REQUIRED'];
  }
};

/** Codes with which a row may refuse: those of every row, those of its access and flags, and its own. */
export const errorsOf = (row: Row): ErrorCode[] => {
  const access = accessErrors(row);
  if (row.console) access.push('FOREIGN_ORIGIN');
  if (row.token === 'member') access.push('REAL_ACCOUNT_REQUIRED');
  if (row.token === 'agent') access.push('REAL_ACCOUNT_REQUIRED', 'NOT_AGENT');
  if (row.flags) access.push('FEATURE_DISABLED');
  return [...new Set([...commonErrors, ...access, ...(row.errors ?? [])])];
};
