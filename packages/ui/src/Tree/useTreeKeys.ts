import type { FocusEvent, KeyboardEvent } from 'react';
import { isRtl } from '../behaviour/isRtl.ts';
import { matchByTyping } from '../behaviour/matchByTyping.ts';
import { nextIndex } from '../behaviour/nextIndex.ts';
import { useTyping } from '../behaviour/useTyping.ts';

interface Options {
  setCurrent: (id: string) => void;
  setOpen: (id: string, isOpen: boolean) => void;
  choose: (id: string) => void;
}

const itemsIn = (tree: Element) => [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];

/** The keys of the tree pattern: arrows, Home, End, first letters, `*`, Enter and Space. */
export function useTreeKeys({ setCurrent, setOpen, choose }: Options) {
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
        return expanded === 'true' ? focus(item.querySelector<HTMLElement>('[role="treeitem"]')) : undefined;
      }
      if (key === outwards) {
        if (expanded === 'true') return setOpen(id, false);
        return focus(item.parentElement?.closest<HTMLElement>('[role="treeitem"]'));
      }
      if (key === 'Enter' || key === ' ') return choose(id);
      if (key === '*') {
        for (const sibling of item.parentElement?.children ?? []) {
          if (sibling instanceof HTMLElement && sibling.getAttribute('aria-expanded') === 'false') {
            setOpen(sibling.dataset['id'] ?? '', true);
          }
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

  return { onKeyDown, onFocus };
}
