import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/** A text of a catalog, by the name that code gives it: its English wording in ICU syntax. */
export type Message = { readonly id: string; readonly message: string };

type Described = {
  message: string;
  /** Tells texts apart that only English words alike. */
  context?: string;
};

/**
 * Lingui's `msg` for code that no compiler touches, so that a server names its texts as a page does. The extraction
 * finds it by this import. Values stand as `{name}`; those of a template literal would be lost.
 */
export const msg = (source: TemplateStringsArray | Described): Message => {
  const { message, context }: Described = 'raw' in source ? { message: source.join('') } : source;
  return { id: generateMessageId(message, context), message };
};
