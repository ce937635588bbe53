import { Children, useId, type ReactNode } from 'react';
import { Heading } from '../Text/Heading.tsx';
import { head, heading, headingIcon, item, layouts, more } from './Shelf.css.ts';

/** Props of `Shelf`. */
export interface ShelfProps {
  title: string;
  icon?: ReactNode;
  /** The link to all of them. */
  seeAll?: ReactNode;
  /** How its items stand; `tiles` by default. */
  layout?: keyof typeof layouts;
  /** The items, or what stands for them while they load, fail or are none: then `isList` is false. */
  children: ReactNode;
  isList?: boolean;
}

/** A titled row of a page: swiped on a phone, scrolled on a desktop, or a grid. */
export const Shelf = ({ title, icon, seeAll, layout = 'tiles', isList = true, children }: ShelfProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={head}>
        <Heading level={2} id={id} className={heading}>
          {icon && <span className={headingIcon}>{icon}</span>}
          {title}
        </Heading>
        {seeAll && <div className={more}>{seeAll}</div>}
      </div>
      {isList ? (
        <ul className={layouts[layout]}>
          {Children.map(children, (child) => child && <li className={item}>{child}</li>)}
        </ul>
      ) : (
        children
      )}
    </section>
  );
};
