import type { Handler } from '#kernel';

/** Answers which fields a registration asks for. */
export const getRegisterSettings: Handler<'getRegisterSettings'> = async ({ site }) => site.register;
