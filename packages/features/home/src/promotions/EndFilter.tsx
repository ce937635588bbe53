import { useLingui } from '@lingui/react/macro';
import { Chip } from '@marquee/ui';
import * as styles from './promotions.css.ts';
import { endPresets, type EndPreset } from './useEndFilter.ts';

type Props = { preset: EndPreset; onChoose: (preset: EndPreset) => void };

/** Narrows the promotions to those that end soon. */
export const EndFilter = ({ preset, onChoose }: Props) => {
  const { t } = useLingui();
  const names = { 7: t`Ending within 7 days`, 30: t`Ending within 30 days` };
  return (
    <fieldset className={styles.filter} aria-label={t`End of the promotion`}>
      <Chip isSelected={preset === undefined} onToggle={() => onChoose(undefined)}>
        {t`All promotions`}
      </Chip>
      {endPresets.map((days) => (
        <Chip key={days} isSelected={preset === days} onToggle={() => onChoose(days)}>
          {names[days]}
        </Chip>
      ))}
    </fieldset>
  );
};
