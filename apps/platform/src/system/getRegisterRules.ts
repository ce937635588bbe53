import type { Handler } from '../http/handler.ts';

/** Answers the validation rules of registration and password fields. */
export const getRegisterRules: Handler<'getRegisterRules'> = async ({ site }) => site.rules;
