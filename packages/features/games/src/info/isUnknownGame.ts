import { type ApiError, isApiError } from '@marquee/api-client';

/** Whether a site has no such game. An id of a wrong shape names none either. */
export const isUnknownGame = (error: ApiError): boolean => isApiError(error, 'NOT_FOUND', 'INVALID_INPUT');
