import { useLingui } from '@lingui/react/macro';
import { cx, Skeleton, VisuallyHidden } from '@marquee/ui';
import type { ReactNode } from 'react';
import { pageSize } from './pageSize.ts';
import { list, row } from './EntryList.css.ts';
import { listColumn, notOnPhone, reader, textColumn, top } from './Reader.css.ts';

const rows = Array.from({ length: pageSize }, (_, position) => position);

/** Stands in the shape of `Reader` while its first page loads, below the same filter. */
export const ReaderSkeleton = ({ filter }: { filter?: ReactNode }) => {
  const { t } = useLingui();
  return (
    <div className={reader} aria-busy>
      {/* It is replaced when the page comes, and a press until then would be lost. */}
      {filter && (
        <div inert className={top}>
          {filter}
        </div>
      )}
      <div className={listColumn}>
        <VisuallyHidden>
          <output aria-label={t`Loading`} />
        </VisuallyHidden>
        <div className={list}>
          {rows.map((number) => (
            <div key={number} className={row}>
              <Skeleton width={number % 2 ? 'most' : 'full'} />
              <Skeleton width="third" />
            </div>
          ))}
        </div>
      </div>
      <div className={cx(textColumn, notOnPhone)}>
        <Skeleton shape="heading" width="most" />
        <Skeleton width="third" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="most" />
      </div>
    </div>
  );
};
