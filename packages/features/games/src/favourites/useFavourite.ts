import { addFavourite, getFavouriteIds, getFavourites, removeFavourite } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { useApi, useErrorText, useGuard, useSession, useToast } from '@marquee/feature-core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

type Ids = RouteValue<'getFavouriteIds'>;

const withGame = ({ list }: Ids, nodeId: string, isFav: boolean): Ids => {
  const others = list.filter((id) => id !== nodeId);
  return { list: isFav ? [nodeId, ...others] : others };
};

/** Whether a game is a favourite, and how to change that: shown at once, and undone where the platform refuses it. */
export const useFavourite = (nodeId: string) => {
  const session = useSession();
  const guard = useGuard();
  const toast = useToast();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { call, query } = useApi();
  const ids = query(getFavouriteIds, {});
  const { data: isFavourite = false } = useQuery({
    ...ids,
    enabled: session.status === 'member',
    select: ({ list }) => list.includes(nodeId),
  });
  const show = (isFav: boolean) =>
    queries.setQueryData<Ids>(ids.queryKey, (known = { list: [] }) => withGame(known, nodeId, isFav));
  const { mutate } = useMutation({
    mutationFn: async (isFav: boolean) => {
      const input = { body: { nodeId } };
      await (isFav ? call(addFavourite, input) : call(removeFavourite, input));
    },
    // Quick presses on one heart reach the platform one after the other: the last one counts.
    scope: { id: `favourite ${nodeId}` },
    onMutate: async (isFav) => {
      await queries.cancelQueries({ queryKey: ids.queryKey });
      show(isFav);
    },
    onError: (error, isFav) => {
      show(!isFav);
      toast('critical', errorText(error));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [getFavourites.id] }),
    networkMode: 'always',
  });
  return { isFavourite, toggle: () => guard(() => mutate(!isFavourite), { allowsDemo: true }) };
};
