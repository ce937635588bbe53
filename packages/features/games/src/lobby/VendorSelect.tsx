import { useLingui } from '@lingui/react/macro';
import { Select } from '@marquee/ui';
import { useGameVendors } from '../catalogue/useGameVendors.ts';
import type { Filters } from './filters.ts';

type Props = { filters: Filters; onChange: (vendor: string | undefined) => void };

/** The choice of a vendor among those that have games of this kind. */
export const VendorSelect = ({ filters, onChange }: Props) => {
  const { t } = useLingui();
  const lanes = useGameVendors();
  const cards = (lanes ?? [])
    .filter(({ gameType }) => !filters.category || gameType === filters.category)
    .flatMap((lane) => lane.cards);
  const vendors = new Map(cards.map(({ vassalage, title }) => [vassalage, title]));
  // A vendor from the address stays chosen while the list loads, and when it has no game of this kind.
  if (filters.vendor && !vendors.has(filters.vendor)) vendors.set(filters.vendor, filters.vendor);
  return (
    <Select
      label={t`Provider`}
      name="page"
      value={filters.vendor ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{t({ message: 'All', context: 'vendors' })}</option>
      {[...vendors].map(([code, title]) => (
        <option key={code} value={code}>
          {title}
        </option>
      ))}
    </Select>
  );
};
