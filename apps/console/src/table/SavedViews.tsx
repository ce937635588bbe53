import { useLingui } from '@lingui/react/macro';
import {
  Button,
  CloseIcon,
  HeartIcon,
  IconButton,
  Inline,
  Popover,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@marquee/ui';
import { type SyntheticEvent, useState } from 'react';
import { useSavedViews } from './useSavedViews.ts';
import type { TableState } from './useTableState.ts';

/** Keeps the sorting, filters and columns that a table has now under a name, and goes back to them. */
export const SavedViews = ({ id, state }: { id: string; state: TableState }) => {
  const { t } = useLingui();
  const { views, save, remove } = useSavedViews(id);
  const [name, setName] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    save({ name: name.trim(), view: state.view });
    setName('');
  };
  return (
    <Popover
      label={t`Saved views`}
      align="end"
      isSheetOnPhone
      renderTrigger={(trigger) => (
        <Button {...trigger} size="s" tone="neutral" look="outline" iconStart={<HeartIcon size="s" />}>
          {t`Views`}
        </Button>
      )}
    >
      {(close) => (
        <Stack gap="x3">
          {views.length === 0 && (
            <Text size="s" isMuted>{t`Keep sorting, filters and columns as they are now under a name.`}</Text>
          )}
          {views.length > 0 && (
            <Stack as="ul" gap="x1">
              {views.map((view) => (
                <Inline key={view.name} as="li" justify="between" canWrap={false}>
                  <TextLink
                    as="button"
                    look="quiet"
                    aria-current={view.view === state.view ? 'true' : undefined}
                    onClick={() => {
                      state.setView(view.view);
                      close();
                    }}
                  >
                    {view.name}
                  </TextLink>
                  <IconButton
                    size="s"
                    icon={<CloseIcon size="s" />}
                    label={t`Forget ${view.name}`}
                    onClick={() => remove(view.name)}
                  />
                </Inline>
              ))}
            </Stack>
          )}
          <form onSubmit={submit}>
            <Stack gap="x2">
              <TextField
                label={t`Name of this view`}
                value={name}
                maxLength={60}
                onChange={({ target }) => setName(target.value)}
              />
              <Button type="submit" size="s" look="outline">{t`Save this view`}</Button>
            </Stack>
          </form>
        </Stack>
      )}
    </Popover>
  );
};
