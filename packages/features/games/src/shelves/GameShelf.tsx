import type { RouteQuery } from '@marquee/contract/route';
import { getGames } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { Shelf } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { SeeAll } from '../catalogue/SeeAll.tsx';
import { TileList } from '../catalogue/TileList.tsx';

type Props = {
  title: string;
  /** Where all of them are. */
  href: `/${string}`;
  /** Which games, beside how many. */
  games: NonNullable<RouteQuery<'getGames'>>;
  places: number;
};

/** Games of the catalogue under a heading, row by row; nothing where there are none or they do not come. */
export const GameShelf = ({ title, href, games, places }: Props) => {
  const { query } = useApi();
  const { data, isError } = useQuery(query(getGames, { query: { ...games, pageSize: places } }));
  if (isError || data?.list.length === 0) return null;
  return (
    <Shelf title={title} seeAll={<SeeAll href={href} of={title} />} isList={false}>
      <TileList games={data?.list.slice(0, places)} places={places} inSight={0} />
    </Shelf>
  );
};
