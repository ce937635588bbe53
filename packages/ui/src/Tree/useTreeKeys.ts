import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { isRtl } from '../behaviour/isRtl.ts';
import { matchByTyping } from '../behaviour/matchByTyping.ts';
import { nextIndex } from '../behaviour/nextIndex.ts';
import { useTyping } from '../behaviour/useTyping.ts';

interface Options {
  setCurrent: (id: string) => void;
  setOpen: (id: string, isOpen: boolean) => void;
  choose: (id: string) => void;
  press: (id: string) => void;
}

const ITEM = '[role="treeitem"]';
const itemsIn = (tree: Element) => [...tree.querySelectorAll<HTMLElement>(ITEM)];
const rowOf = (branch: Element | null | undefined) => branch?.querySelector<HTMLElement>(`:scope > ${ITEM}`);

/** The keys of the tree pattern: arrows, Home, End, first letters, `*`, Enter and Space. */
export function useTreeKeys({ setCurrent, setOpen, choose, press }: Options) {
  const typing = useTyping();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: tree } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const items = itemsIn(tree);
    const index = items.findIndex((item) => item === document.activeElement);
    const item = items[index];
    const id = item?.dataset['id'];
    if (!item || id === undefined) return;
    const expanded = item.getAttribute('aria-expanded');
    const [inwards, outwards] = isRtl(tree) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const focus = (target: HTMLElement | null | undefined) => target?.focus();
    const lines = (key === 'ArrowDown' && index === items.length - 1) || (key === 'ArrowUp' && index === 0);

    const act = () => {
      if (key === inwards) {
        if (expanded === 'false') return setOpen(id, true);
        return expanded === 'true'
          ? focus(item.nextElementSibling?.querySelector<HTMLElement>(ITEM))
          : undefined;
      }
      if (key === outwards) {
        if (expanded === 'true') return setOpen(id, false);
        return focus(rowOf(item.closest('[role="group"]')?.parentElement));
      }
      if (key === 'Enter' || key === ' ') return choose(id);
      if (key === '*') {
        for (const branch of item.parentElement?.parentElement?.children ?? []) {
          const sibling = rowOf(branch);
          if (sibling?.ariaExpanded === 'false') setOpen(sibling.dataset['id'] ?? '', true);
        }
        return undefined;
      }
      const typed = typing(key);
      const texts = items.map(({ dataset }) => dataset['label'] ?? '');
      const next = typed
        ? matchByTyping(texts, typed, typed.length > 1 ? index : index + 1)
        : nextIndex(key, index, { count: items.length, orientation: 'vertical' });
      // A tree does not go round.
      return lines ? undefined : focus(next === undefined ? undefined : items[next]);
    };

    const isOurs =
      /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Enter)$/.test(key) || (key.length === 1 && key !== '');
    if (!isOurs) return;
    event.preventDefault();
    act();
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.dataset['id'];
    if (id !== undefined) setCurrent(id);
  };

  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const item = target instanceof Element ? target.closest<HTMLElement>(ITEM) : undefined;
    if (item?.dataset['id'] !== undefined) press(item.dataset['id']);
  };

  return { onKeyDown, onFocus, onClick };
}
