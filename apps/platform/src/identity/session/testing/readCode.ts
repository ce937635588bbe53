import type { Visitor } from './createVisitor.ts';
import { readOutbox } from './readOutbox.ts';

/** The code in the newest message to a number. */
export const readCode = async (visitor: Visitor, mobile: string): Promise<string> => {
  const [newest = ''] = await readOutbox(visitor, mobile);
  const code = /\b\d{6}\b/.exec(newest)?.[0];
  if (!code) throw new Error(`No code was sent to ${mobile}.`);
  return code;
};
