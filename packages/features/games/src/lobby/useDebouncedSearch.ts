import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a keystroke after which a search is made. */
const pause = 300;

/** The text of a search field, which becomes the search a moment after the last keystroke. */
export const useDebouncedSearch = (search: string, onSearch: (search: string) => void) => {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState<string>();
  if (search !== seen) {
    setSeen(search);
    // A search that comes from elsewhere, such as a reset; one of our own would undo what was typed since.
    if (search !== sent) setText(search);
    setSent(undefined);
  }
  const send = (wanted: string) => {
    if (wanted === search) return;
    setSent(wanted);
    onSearch(wanted);
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendLater(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, submit: () => send(text.trim()) };
};
