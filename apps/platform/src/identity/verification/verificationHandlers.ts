import type { Handlers } from '#kernel';
import { sendRegisterSms } from './sendRegisterSms.ts';
import { sendSms } from './sendSms.ts';

/** Handlers of the codes by SMS. */
export const verificationHandlers = { sendSms, sendRegisterSms } satisfies Partial<Handlers>;
