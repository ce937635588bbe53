import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { isRtl } from '../behaviour/isRtl.ts';
import { nextIndex } from '../behaviour/nextIndex.ts';
import { useSelectedInView } from '../behaviour/useSelectedInView.ts';
import { list, panel, tab } from './Tabs.css.ts';

/** A tab and what it shows. */
export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
}

interface TabsProps<Id extends string> {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** What the selected tab shows. */
  children: ReactNode;
}

/** Parts of one thing, of which one is seen. Arrow keys, Home and End select. */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) => {
  const base = useId();
  const listRef = useRef<HTMLDivElement>(null);
  useSelectedInView(listRef, selected);

  // A phone has no room for all of them: the selected one comes to the middle, and the page stays where it is.
  useEffect(() => {
    const list = listRef.current;
    const chosen = list?.querySelector(`[id="${base}-${selected}"]`);
    if (!list || !chosen) return;
    const [frame, place] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.scrollLeft += place.left + place.width / 2 - frame.left - frame.width / 2;
  }, [base, selected]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = nextIndex(event.key, index, {
      count: tabs.length,
      orientation: 'horizontal',
      isRtl: isRtl(event.currentTarget),
    });
    const target = next === undefined ? undefined : tabs[next];
    if (next === undefined || !target) return;
    event.preventDefault();
    onSelect(target.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div>
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        className={list}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tabs.map((each) => (
          <button
            key={each.id}
            type="button"
            role="tab"
            id={`${base}-${each.id}`}
            className={tab}
            aria-selected={each.id === selected}
            aria-controls={each.id === selected ? `${base}-panel` : undefined}
            tabIndex={each.id === selected ? 0 : -1}
            onClick={() => onSelect(each.id)}
          >
            {each.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} className={panel} aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </div>
  );
};
