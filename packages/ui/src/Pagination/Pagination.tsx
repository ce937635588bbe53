import type { ReactNode } from 'react';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.tsx';
import { ChevronStartIcon } from '../icons/ChevronStartIcon.tsx';
import { gap, list, page as pageStyle } from './Pagination.css.ts';
import { pageItems } from './pageItems.ts';

/** The words of a `Pagination`. */
export interface PaginationLabels {
  navigation: string;
  previous: string;
  next: string;
  page: (number: number) => string;
}

/** Props of `Pagination`. */
export interface PaginationProps {
  /** The current page, counted from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  labels: PaginationLabels;
}

/** Leads through the pages of a list; nothing where there is one page. */
export const Pagination = ({ page, pageCount, onPageChange, labels }: PaginationProps) => {
  if (pageCount < 2) return null;
  const turn = (label: string, to: number, icon: ReactNode) => (
    <li>
      <button
        type="button"
        className={pageStyle}
        aria-label={label}
        disabled={to < 1 || to > pageCount}
        onClick={() => onPageChange(to)}
      >
        {icon}
      </button>
    </li>
  );
  return (
    <nav aria-label={labels.navigation}>
      <ul className={list}>
        {turn(labels.previous, page - 1, <ChevronStartIcon />)}
        {pageItems(page, pageCount).map((item, position) =>
          item === 'gap' ? (
            <li key={`gap-${position}`} aria-hidden className={gap}>
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                className={pageStyle}
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPageChange(item)}
              >
                {item}
              </button>
            </li>
          ),
        )}
        {turn(labels.next, page + 1, <ChevronEndIcon />)}
      </ul>
    </nav>
  );
};
