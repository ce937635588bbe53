import { useLingui } from '@lingui/react/macro';
import { Chip } from '@marquee/ui';
import { filter } from './KindFilter.css.ts';
import { filteredKinds, type Kind } from './kinds.ts';
import { useKindNames } from './useKindNames.ts';

type Props = { kind: Kind | undefined; onChange: (kind: Kind | undefined) => void };

/** Narrows the announcements to one kind. */
export const KindFilter = ({ kind, onChange }: Props) => {
  const { t } = useLingui();
  const names = useKindNames();
  return (
    <fieldset className={filter} aria-label={t`Type of announcement`}>
      <Chip isSelected={kind === undefined} onToggle={() => onChange(undefined)}>
        {t`All`}
      </Chip>
      {filteredKinds.map((each) => (
        <Chip key={each} isSelected={each === kind} onToggle={() => onChange(each)}>
          {names[each]}
        </Chip>
      ))}
    </fieldset>
  );
};
