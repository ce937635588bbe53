import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';

/** Says a message in the panel's language, and a word of the code as it is. */
export const useText = () => {
  const { _ } = useLingui();
  return (text: MessageDescriptor | string) => (typeof text === 'string' ? text : _(text));
};
