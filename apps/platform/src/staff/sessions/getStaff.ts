import type { Handler } from '#kernel';
import { describeSelf } from './describeSelf.ts';

/** Who is logged in, and what they may do where. */
export const getStaff: Handler<'getStaff'> = async (context) => describeSelf(context, context.staff);
