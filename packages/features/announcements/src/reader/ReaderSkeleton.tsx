import { useLingui } from '@lingui/react/macro';
import { cx, Skeleton } from '@marquee/ui';
import { pageSize } from './pageSize.ts';
import { list, row } from './EntryList.css.ts';
import { listColumn, notOnPhone, reader, textColumn } from './Reader.css.ts';

const rows = Array.from({ length: pageSize }, (_, position) => position);

/** Stands in the shape of `Reader` while its first page loads. */
export const ReaderSkeleton = () => {
  const { t } = useLingui();
  return (
    <div className={reader} aria-busy>
      <div className={listColumn}>
        <output aria-label={t`Loading`} />
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
