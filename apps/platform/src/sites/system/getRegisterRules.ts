import type { Handler } from '#kernel';

/** Answers the validation rules of registration and password fields. */
export const getRegisterRules: Handler<'getRegisterRules'> = async ({ site }) => site.rules;
