import { useLingui } from '@lingui/react/macro';
import { GamesIcon, EmptyState, Stack, Tabs } from '@marquee/ui';
import { usePlace } from '../api/usePlace.ts';
import { DataTable } from '../table/DataTable.tsx';
import { useDayColumns } from './useDayColumns.tsx';
import type { CurrencyOverview, OverviewValue } from './useFigureNames.ts';
import { usePlayColumns } from './usePlayColumns.tsx';

const parts = ['days', 'categories', 'vendors', 'games'] as const;
type Part = (typeof parts)[number];

type Props = { of: CurrencyOverview; members: OverviewValue['members'] };

/** The figures in full, by day, category, vendor and game; each table can be taken along as a file. */
export const FigureTables = ({ of, members }: Props) => {
  const { t } = useLingui();
  const { params, set } = usePlace();
  const part = parts.find((id) => id === params.get('by')) ?? 'days';
  const headers: Record<Part, string> = {
    days: t`Day`,
    categories: t`Category`,
    vendors: t`Vendor`,
    games: t`Game`,
  };
  const names: Record<Part, string> = {
    days: t`By day`,
    categories: t`By category`,
    vendors: t`By vendor`,
    games: t`By game`,
  };
  const dayColumns = useDayColumns(of.currency, members);
  const playColumns = usePlayColumns(of.currency, headers[part]);
  const id = `overview-${part}`;
  return (
    <Tabs<Part>
      label={t`Figures`}
      tabs={parts.map((each) => ({ id: each, label: names[each] }))}
      selected={part}
      onSelect={(each) => set({ by: each === 'days' ? null : each })}
    >
      <Stack gap="x3">
        {part === 'days' ? (
          <DataTable
            id={id}
            label={names.days}
            columns={dayColumns}
            rows={of.days.toReversed()}
            rowKey={({ day }) => day}
            pageSize={31}
          />
        ) : (
          <DataTable
            id={id}
            label={names[part]}
            columns={playColumns}
            rows={of[part]}
            rowKey={(row) => row.id}
            empty={<EmptyState icon={<GamesIcon size="xl" />} title={t`Nobody has played on these days`} />}
          />
        )}
      </Stack>
    </Tabs>
  );
};
