import { useLingui } from '@lingui/react/macro';
import { SearchField } from '@marquee/ui';
import { useEffect, useState } from 'react';
import type { TableState } from './useTableState.ts';

/** Milliseconds of silence after which what is typed counts. */
const pause = 250;

type Props = {
  state: TableState;
  /** Of the filter, in the address. */
  name: string;
  label: string;
  maxLength?: number;
};

/** A filter that is typed, and holds as soon as one stops typing. */
export const TextFilter = ({ state, name, label, maxLength = 64 }: Props) => {
  const { t } = useLingui();
  const said = state.filter(name) ?? '';
  const [typed, setTyped] = useState(said);
  const [sent, setSent] = useState(said);
  const [seen, setSeen] = useState(said);
  if (said !== seen) {
    setSeen(said);
    // Not ours: a saved view or the way back has set it.
    if (said !== sent) {
      setSent(said);
      setTyped(said);
    }
  }
  const { set } = state;
  useEffect(() => {
    const text = typed.trim();
    if (text === said) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Somebody has gone on, and the next page is still being loaded: this would lead them back.
      if (window.location.pathname !== pathname) return;
      setSent(text);
      set({ [name]: text || null });
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, said, name, set]);
  return (
    <SearchField
      label={label}
      placeholder={label}
      clearLabel={t`Clear the search`}
      value={typed}
      onValueChange={setTyped}
      maxLength={maxLength}
    />
  );
};
