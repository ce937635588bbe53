import { useLingui } from '@lingui/react/macro';
import { type GameSort, gameSorts, isGameSort } from '@marquee/reference';
import { Select } from '@marquee/ui';

type Props = { sort: GameSort | undefined; onChange: (sort: GameSort | undefined) => void };

/** The order of the games. */
export const SortSelect = ({ sort = 'recommended', onChange }: Props) => {
  const { t } = useLingui();
  const names: Record<GameSort, string> = {
    recommended: t`Recommended`,
    played: t`Most played`,
    newest: t`Newest`,
    return: t`Highest return`,
  };
  return (
    <Select
      label={t`Sort by`}
      value={sort}
      onChange={({ target: { value } }) => onChange(isGameSort(value) ? value : undefined)}
    >
      {gameSorts.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </Select>
  );
};
