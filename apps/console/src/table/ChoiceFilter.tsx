import { useLingui } from '@lingui/react/macro';
import { Select } from '@marquee/ui';
import type { TableState } from './useTableState.ts';

type Props = {
  state: TableState;
  /** Of the filter, in the address. */
  name: string;
  label: string;
  /** What can be chosen, and what each is called. */
  options: Readonly<Record<string, string>>;
  /** What no choice is called. */
  anyLabel?: string;
};

/** A filter of which one of several is chosen, or none. */
export const ChoiceFilter = ({ state, name, label, options, anyLabel }: Props) => {
  const { t } = useLingui();
  return (
    <Select
      label={label}
      value={state.filter(name) ?? ''}
      onChange={({ target }) => state.set({ [name]: target.value || null })}
    >
      <option value="">{anyLabel ?? t`Any`}</option>
      {Object.entries(options).map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </Select>
  );
};
