import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { withoutMarks } from '../behaviour/withoutMarks.ts';
import { placeAgainst } from '../Popover/placeAgainst.ts';
import type { ComboboxOption } from './Combobox.tsx';

interface Options {
  options: readonly ComboboxOption[];
  value: string;
  onValueChange: (value: string) => void;
}

/** What was typed, which options it leaves, and which of them the keys stand at. */
export function useCombobox({ options, value, onValueChange }: Options) {
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);

  const wanted = withoutMarks(query?.trim() ?? '');
  const shown = options.filter(({ label, keywords = '' }) =>
    withoutMarks(`${label} ${keywords}`).includes(wanted),
  );
  const chosen = options.find((option) => option.value === value);

  useEffect(() => {
    const [list, input] = [listRef.current, inputRef.current];
    if (!isOpen || !list || !input) return undefined;
    const place = () => {
      list.style.inlineSize = `${input.parentElement?.offsetWidth ?? input.offsetWidth}px`;
      placeAgainst(list, input.parentElement ?? input, 'start');
    };
    list.showPopover();
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
      list.hidePopover();
    };
  }, [isOpen]);

  useEffect(() => {
    const active = listRef.current?.querySelectorAll('[role="option"]')[activeIndex];
    if (isOpen) active?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, activeIndex]);

  const open = () => {
    if (!isOpen) setActiveIndex(Math.max(0, chosen ? options.indexOf(chosen) : 0));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setQuery(undefined);
  };
  const type = (text: string) => {
    setQuery(text);
    setActiveIndex(0);
    setOpen(true);
  };
  const choose = (option: ComboboxOption) => {
    onValueChange(option.value);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const active = shown[activeIndex];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen && shown.length > 0) setActiveIndex((activeIndex + step + shown.length) % shown.length);
      else open();
    } else if (event.key === 'Enter' && isOpen && !event.nativeEvent.isComposing) {
      if (active) choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      // A dialog around it stays.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };

  return {
    inputRef,
    listRef,
    isOpen,
    shown,
    chosen,
    activeIndex,
    query,
    open,
    close,
    type,
    choose,
    onKeyDown,
  };
}
