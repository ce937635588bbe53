import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Popover, Select, SettingsIcon, Stack, TextLink } from '@marquee/ui';
import type { DataColumn } from './DataColumn.ts';
import type { TableState } from './useTableState.ts';

type Props<Row> = {
  columns: readonly DataColumn<Row>[];
  /** Ids of those that are shown. */
  shown: readonly string[];
  state: TableState;
};

/** Which columns a table shows, and on a phone, where it has no heads to press, in what order its rows stand. */
export const ColumnChoice = <Row,>({ columns, shown, state }: Props<Row>) => {
  const { t } = useLingui();
  const sortable = columns.filter((column) => column.sortable);
  const show = (id: string, isShown: boolean) => {
    const next = columns.filter((column) => (column.id === id ? isShown : shown.includes(column.id)));
    state.set({ columns: next.map((column) => column.id).join(',') });
  };
  return (
    <Popover
      label={t`Columns and order`}
      align="end"
      isSheetOnPhone
      renderTrigger={(trigger) => (
        <Button {...trigger} size="s" tone="neutral" look="outline" iconStart={<SettingsIcon size="s" />}>
          {t`Columns`}
        </Button>
      )}
    >
      <Stack gap="x3">
        {sortable.length > 0 && (
          <Select
            label={t`Order`}
            value={state.sort ?? ''}
            onChange={({ target }) => state.set({ sort: target.value || null })}
          >
            <option value="">{t`As it comes`}</option>
            {sortable.flatMap(({ id, header }) => [
              <option key={id} value={id}>{t`${header}, upwards`}</option>,
              <option key={`-${id}`} value={`-${id}`}>{t`${header}, downwards`}</option>,
            ])}
          </Select>
        )}
        {columns.map(({ id, header }, index) => (
          <Checkbox
            key={id}
            label={header}
            checked={shown.includes(id)}
            // It names the rows.
            disabled={index === 0}
            onChange={({ target }) => show(id, target.checked)}
          />
        ))}
        {state.columns && (
          <TextLink as="button" look="quiet" onClick={() => state.set({ columns: null })}>
            {t`Columns as they were`}
          </TextLink>
        )}
      </Stack>
    </Popover>
  );
};
