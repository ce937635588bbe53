import { useLingui } from '@lingui/react/macro';
import { getStaffGames } from '@marquee/contract/routes';
import { gameCategories } from '@marquee/reference';
import { EmptyState, GamesIcon, PageHead, Stack, Text } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { ChoiceFilter } from '../table/ChoiceFilter.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { TextFilter } from '../table/TextFilter.tsx';
import { useTableState } from '../table/useTableState.ts';
import { GameActions } from './GameActions.tsx';
import { useGameColumns } from './useGameColumns.tsx';
import { type StaffGame, useGameWords } from './useGameWords.ts';
import { VendorRows } from './VendorRows.tsx';

const pageSize = 30;
const stateNames = ['offered', 'withheld', 'maintenance', 'planned', 'hot'] as const;

const actionsFor = (chosen: readonly StaffGame[], clear: () => void) => (
  <GameActions chosen={chosen} clear={clear} />
);

/** The catalogue: which games the merchant offers, in which order, how they are marked, and what is under maintenance. */
export const Games = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const may = useMay()('games.manage');
  const columns = useGameColumns();
  const { categories, states } = useGameWords();
  const state = useTableState('games');
  const [search, vendor] = [state.filter('search'), state.filter('vendor')];
  const category = gameCategories.find((id) => id === state.filter('category'));
  const which = stateNames.find((id) => id === state.filter('state'));
  const asked = (page: number) => ({
    query: {
      page,
      pageSize,
      ...(search && { search }),
      ...(vendor && { vendor }),
      ...(category && { category }),
      ...(which && { state: which }),
    },
  });
  const found = useQuery({ ...query(getStaffGames, asked(state.page)), placeholderData: keepPreviousData });
  const { data } = found;
  const vendors = data?.vendors ?? [];
  return (
    <Stack gap="x5">
      <PageHead title={t`Games`}>
        <Text isMuted>{t`What the lobby offers, in its own order. Every change is seen at once.`}</Text>
      </PageHead>
      <DataTable<StaffGame>
        id="games"
        label={t`Games`}
        columns={columns}
        rows={data?.games}
        total={data?.total ?? 0}
        pageSize={pageSize}
        rowKey={({ id }) => id}
        query={found}
        loadPage={async (page) => (await call(getStaffGames, asked(page))).games}
        filters={
          <>
            <TextFilter state={state} name="search" label={t`Find a game`} />
            <ChoiceFilter
              state={state}
              name="vendor"
              label={t`Vendor`}
              options={Object.fromEntries(vendors.map(({ vendor: id, name }) => [id, name]))}
            />
            <ChoiceFilter state={state} name="category" label={t`Kind`} options={categories} />
            <ChoiceFilter state={state} name="state" label={t`State`} options={states} />
          </>
        }
        empty={<EmptyState icon={<GamesIcon size="xl" />} title={t`No game fits`} />}
        {...(may && { actions: actionsFor })}
      />
      {vendors.length > 0 && <VendorRows vendors={vendors} />}
    </Stack>
  );
};
