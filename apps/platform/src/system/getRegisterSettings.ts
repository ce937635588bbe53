import type { Handler } from '../http/handler.ts';

/** Answers which fields a registration asks for. */
export const getRegisterSettings: Handler<'getRegisterSettings'> = async ({ site }) => site.register;
