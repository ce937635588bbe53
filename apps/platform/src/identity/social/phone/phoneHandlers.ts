import type { Handlers } from '#kernel';
import { redeemPhoneCode } from './redeemPhoneCode.ts';
import { sendPhoneCode } from './sendPhoneCode.ts';

/** Handlers of the codes that Firebase sends. */
export const phoneHandlers = { sendPhoneCode, redeemPhoneCode } satisfies Partial<Handlers>;
