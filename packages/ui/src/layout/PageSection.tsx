import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { Container } from './Container.tsx';
import { section } from './layout.css.ts';

interface PageSectionProps {
  /** Id of the heading that names the section. */
  labelledBy?: string;
  isNarrow?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page, in the content column, with air above and below. */
export const PageSection = ({ labelledBy, isNarrow, className, children }: PageSectionProps) => (
  <section aria-labelledby={labelledBy} className={cx(section, className)}>
    <Container isNarrow={isNarrow}>{children}</Container>
  </section>
);
