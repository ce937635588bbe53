import type { Visitor } from './createVisitor.ts';

/** The texts that the sandbox has sent to a number or e-mail, newest first. */
export const readOutbox = async (visitor: Visitor, to: string): Promise<string[]> => {
  const { value } = await visitor.call('getOutbox', { query: { to } });
  return (value?.messages ?? []).map((message) => message.text);
};
