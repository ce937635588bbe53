import type { Messages } from '@lingui/core';
import { pseudoText } from '../texts/pseudoText.ts';

// Tags and placeholders are no words.
const pseudoWords = (text: string) =>
  text.replaceAll(/(?<tag><[^>]+>)|(?<words>[^<]*[A-Za-z][^<]*)/g, (found, tag?: string) =>
    tag ? found : pseudoText(found),
  );

// A compiled text is a string or a list of strings and placeholders; a placeholder's forms hold texts again.
const pseudoParts = (part: unknown): unknown => {
  if (typeof part === 'string') return pseudoWords(part);
  if (!Array.isArray(part)) return part;
  return part.map((inner: unknown) => {
    if (typeof inner === 'string') return pseudoWords(inner);
    if (!Array.isArray(inner)) return inner;
    const [name, kind, forms] = inner as [unknown, unknown, unknown];
    if (typeof forms !== 'object' || forms === null) return inner;
    const marked = Object.entries(forms).map(([form, text]) => [
      form,
      form === 'offset' ? text : pseudoParts(text),
    ]);
    return [name, kind, Object.fromEntries(marked)];
  });
};

/** A catalog in the pseudo-language: every text marked and lengthened, its placeholders kept. */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, pseudoParts(text)])) as Messages;
