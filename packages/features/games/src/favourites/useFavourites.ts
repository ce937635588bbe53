import { addFavourite, getFavouriteIds, getFavourites, removeFavourite } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { useApi, useErrorText, useGuard, useSession, useToast } from '@marquee/feature-core';
import { MutationObserver, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

type Ids = RouteValue<'getFavouriteIds'>;

const withGame = ({ list }: Ids, nodeId: string, isFav: boolean): Ids => {
  const others = list.filter((id) => id !== nodeId);
  return { list: isFav ? [nodeId, ...others] : others };
};

/**
 * Which games are favourites, and how to change that: shown at once, and undone where the platform refuses it. For a
 * whole list of games: a question of each tile would cost more than the tile.
 */
export const useFavourites = () => {
  const session = useSession();
  const guard = useGuard();
  const toast = useToast();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { call, query } = useApi();
  const ids = query(getFavouriteIds, {});
  const { data } = useQuery({ ...ids, enabled: session.status === 'member' });
  const known = useMemo(() => new Set(data?.list), [data]);
  const show = (nodeId: string, isFav: boolean) =>
    queries.setQueryData<Ids>(ids.queryKey, (before = { list: [] }) => withGame(before, nodeId, isFav));
  const change = (nodeId: string, isFav: boolean) =>
    void new MutationObserver(queries, {
      mutationFn: async () => {
        const input = { body: { nodeId } };
        await (isFav ? call(addFavourite, input) : call(removeFavourite, input));
      },
      // Quick presses on one heart reach the platform one after the other: the last one counts.
      scope: { id: `favourite ${nodeId}` },
      onMutate: async () => {
        await queries.cancelQueries({ queryKey: ids.queryKey });
        show(nodeId, isFav);
      },
      onError: (error) => {
        show(nodeId, !isFav);
        toast('critical', errorText(error));
      },
      onSettled: () => queries.invalidateQueries({ queryKey: [getFavourites.id] }),
      networkMode: 'always',
    })
      .mutate()
      // It has been said.
      .catch(() => undefined);
  return {
    isFavourite: (nodeId: string) => known.has(nodeId),
    toggle: (nodeId: string) => guard(() => change(nodeId, !known.has(nodeId)), { allowsDemo: true }),
  };
};
