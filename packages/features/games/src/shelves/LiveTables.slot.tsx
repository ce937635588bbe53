import { getGames } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { Shelf, Skeleton } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { SeeAll } from '../catalogue/SeeAll.tsx';
import { useCategoryName } from '../catalogue/useCategoryName.ts';
import * as styles from './LiveTables.css.ts';
import { TableCard } from './TableCard.tsx';

const places = 8;

/** Tables of the live casino as wide pictures. */
const LiveTables = () => {
  const title = useCategoryName()('live');
  const { query } = useApi();
  const { data, isError } = useQuery(query(getGames, { query: { category: 'live', pageSize: places } }));
  if (isError || data?.list.length === 0) return null;
  return (
    <Shelf title={title} seeAll={<SeeAll href="/live" of={title} />} isList={false}>
      <ul className={styles.tables} aria-busy={!data}>
        {data
          ? data.list.slice(0, places).map((game) => <TableCard key={game.nodeId} game={game} />)
          : Array.from({ length: places }, (_, index) => (
              <li key={index}>
                <Skeleton shape="card" className={styles.place} />
              </li>
            ))}
      </ul>
    </Shelf>
  );
};

export default LiveTables;
