import { useLingui } from '@lingui/react/macro';
import { getGames, getGameTypes } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useNumber } from '@marquee/i18n';
import { useQuery } from '@tanstack/react-query';

/** A figure of the site with what it counts. */
export type SiteFigure = { id: string; value: string; label: string };

/** What the site has, as the platform counts it: games, kinds of game, and the highest return; undefined until all is known. */
export const useFigures = (): SiteFigure[] | undefined => {
  const { t } = useLingui();
  const number = useNumber();
  const { query } = useApi();
  const { hasFeature } = useSite();
  const enabled = hasFeature('games');
  const types = useQuery({ ...query(getGameTypes, {}), enabled });
  const best = useQuery({ ...query(getGames, { query: { sort: 'return', pageSize: 8 } }), enabled });
  const rate = best.data?.list[0]?.returnToPlayer;
  if (!types.data || !best.data || typeof rate !== 'number') return undefined;
  const kinds = Object.values(types.data.content);
  const games = kinds.reduce((sum, kind) => sum + kind.games, 0);
  return [
    { id: 'games', value: number(games), label: t`Games` },
    { id: 'kinds', value: number(kinds.length), label: t`Game types` },
    {
      id: 'return',
      value: number(rate / 100, { style: 'percent', maximumFractionDigits: 2 }),
      label: t`Top RTP`,
    },
  ];
};
