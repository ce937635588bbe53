import { Heading } from '@marquee/ui';
import { type ReactNode, useId } from 'react';
import { section } from './Lobby.css.ts';

/** A titled part of the lottery lobby. */
export const MenuSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={section}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
};
