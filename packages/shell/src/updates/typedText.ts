const typedInto = new Set<EventTarget>();

/** Notes which fields somebody types into. Answers what ends it. */
export const noteTyping = (): (() => void) => {
  const note = ({ target }: Event) => {
    if (target) typedInto.add(target);
  };
  document.addEventListener('input', note, true);
  return () => {
    document.removeEventListener('input', note, true);
    typedInto.clear();
  };
};

/** Whether a field that is still there holds something that somebody has typed, chosen or attached. */
export const hasTypedText = (): boolean =>
  [...typedInto].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.isConnected &&
      !['checkbox', 'radio', 'range', 'search'].includes(field.type) &&
      field.value !== '',
  );
