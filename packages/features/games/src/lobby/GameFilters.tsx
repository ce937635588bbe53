import { useLingui } from '@lingui/react/macro';
import { Button, cx, SearchField, SettingsIcon } from '@marquee/ui';
import { useId, useState } from 'react';
import { countFurther, type Filters } from './filters.ts';
import { FurtherFilters } from './FurtherFilters.tsx';
import * as styles from './GameFilters.css.ts';
import { SortSelect } from './SortSelect.tsx';
import { useDebouncedSearch } from './useDebouncedSearch.ts';
import { VendorSelect } from './VendorSelect.tsx';

type Props = {
  filters: Filters;
  onChange: (changes: Filters) => void;
  /** In a column beside the games on a desktop, where all of them are in sight. */
  isBeside: boolean;
};

/** Search by name, with or without accents, choice of a vendor and an order, and a button for further filters. */
export const GameFilters = ({ filters, onChange, isBeside }: Props) => {
  const { t } = useLingui();
  const id = useId();
  const set = countFurther(filters);
  const [isOpen, setOpen] = useState(set > 0);
  const { text, setText, submit } = useDebouncedSearch(filters.search ?? '', (search) =>
    onChange({ search }),
  );
  return (
    <search className={isBeside ? styles.column : undefined}>
      <form
        className={cx(styles.filters, isBeside && styles.inColumn)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.first}>
          <SearchField
            label={t`Find a game`}
            clearLabel={t`Clear the search`}
            name="search"
            maxLength={64}
            placeholder={t`Name or provider`}
            value={text}
            onValueChange={setText}
          />
          <Button
            tone={set > 0 ? 'accent' : 'neutral'}
            look="outline"
            iconStart={<SettingsIcon />}
            className={cx(styles.opener, isBeside && styles.notOnDesktop)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {set > 0 ? t`Filters (${set})` : t`Filters`}
          </Button>
        </div>
        <VendorSelect filters={filters} onChange={(vendor) => onChange({ vendor })} />
        <SortSelect sort={filters.sort} onChange={(sort) => onChange({ sort })} />
        {(isOpen || isBeside) && (
          <FurtherFilters
            id={id}
            filters={filters}
            onChange={onChange}
            className={isOpen ? undefined : styles.onDesktop}
          />
        )}
      </form>
    </search>
  );
};
