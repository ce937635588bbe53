import { useLingui } from '@lingui/react/macro';
import { SearchField, Select } from '@marquee/ui';
import { useGameVendors } from '../catalogue/useGameVendors.ts';
import type { Filters } from './filters.ts';
import * as styles from './Lobby.css.ts';
import { useDebouncedSearch } from './useDebouncedSearch.ts';

type Props = { filters: Filters; onChange: (changes: Filters) => void };

/** Search by name, with or without accents, and choice of a vendor. */
export const GameFilters = ({ filters, onChange }: Props) => {
  const { t } = useLingui();
  const { text, setText, submit } = useDebouncedSearch(filters.search ?? '', (search) =>
    onChange({ search }),
  );
  const lanes = useGameVendors();
  const cards = (lanes ?? [])
    .filter(({ gameType }) => !filters.category || gameType === filters.category)
    .flatMap((lane) => lane.cards);
  const vendors = new Map(cards.map(({ vassalage, title }) => [vassalage, title]));
  // A vendor from the address stays chosen while the list loads, and when it has no game of this kind.
  if (filters.vendor && !vendors.has(filters.vendor)) vendors.set(filters.vendor, filters.vendor);
  return (
    <search>
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SearchField
          label={t`Find a game`}
          clearLabel={t`Clear the search`}
          name="search"
          maxLength={64}
          placeholder={t`Name or provider`}
          value={text}
          onValueChange={setText}
        />
        <Select
          label={t`Provider`}
          name="page"
          value={filters.vendor ?? ''}
          onChange={(event) => onChange({ vendor: event.target.value || undefined })}
        >
          <option value="">{t({ message: 'All', context: 'vendors' })}</option>
          {[...vendors].map(([code, title]) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </Select>
      </form>
    </search>
  );
};
