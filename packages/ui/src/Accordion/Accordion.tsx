import { useId, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { body, chevron, heading, item, list } from './Accordion.css.ts';

/** A question and its answer, or the like. */
export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the other. */
  isExclusive?: boolean;
  /** Id of the item that is open at first. */
  initiallyOpen?: string;
}

/** Parts that are folded until wanted; works before scripts are there, and the browser's search looks inside. */
export function Accordion({ items, isExclusive, initiallyOpen }: AccordionProps) {
  const name = useId();
  return (
    <div className={list}>
      {items.map(({ id, title, content }) => (
        <details key={id} className={item} name={isExclusive ? name : undefined} open={id === initiallyOpen}>
          <summary className={heading}>
            {title}
            <ChevronDownIcon className={chevron} />
          </summary>
          <div className={body}>{content}</div>
        </details>
      ))}
    </div>
  );
}
