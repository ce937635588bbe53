import { useLingui } from '@lingui/react/macro';
import { getGames } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { Shelf, Skeleton, Table } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { SeeAll } from '../catalogue/SeeAll.tsx';
import * as styles from './Returns.css.ts';
import { useReturnColumns } from './useReturnColumns.tsx';

const places = 8;

/** The games that return most, as a table. */
const Returns = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const columns = useReturnColumns();
  const { data, isError } = useQuery(query(getGames, { query: { sort: 'return', pageSize: places } }));
  if (isError || data?.list.length === 0) return null;
  return (
    <Shelf
      title={t`Highest return to player`}
      isList={false}
      seeAll={<SeeAll href="/games?sort=return" of={t`Games`} />}
    >
      <div className={styles.panel} aria-busy={!data}>
        {data ? (
          <Table
            caption={t`Highest return to player`}
            columns={columns}
            rows={data.list.slice(0, places)}
            keyOf={({ nodeId }) => nodeId}
          />
        ) : (
          Array.from({ length: places }, (_, index) => <Skeleton key={index} shape="row" />)
        )}
      </div>
    </Shelf>
  );
};

export default Returns;
