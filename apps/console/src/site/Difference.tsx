import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@marquee/ui';
import * as styles from './Difference.css.ts';
import type { SettingChange } from './settingChanges.ts';
import { useSettingNames } from './useSettingNames.ts';
import { useValueText } from './useValueText.ts';

/** A list of more entries is shown by what goes out of it and what comes in. */
const longList = 12;

const isLong = (value: unknown) => Array.isArray(value) && value.length > longList;

const without = (list: unknown, other: unknown): unknown =>
  Array.isArray(list) && Array.isArray(other) ? list.filter((entry) => !other.includes(entry)) : list;

/** What is about to change, each setting before and after. */
export const Difference = ({ changes }: { changes: readonly SettingChange[] }) => {
  const { t } = useLingui();
  const names = useSettingNames();
  const valueText = useValueText();
  return (
    <dl className={styles.list} aria-label={t`What changes`}>
      {changes.map(({ key, before, after }) => {
        const isShort = !isLong(before) && !isLong(after);
        const [old, next] = isShort ? [before, after] : [without(before, after), without(after, before)];
        return (
          <div key={key}>
            <dt className={styles.name}>{names[key] ?? key.split('.').at(-1)}</dt>
            <dd className={styles.values}>
              <VisuallyHidden>{t`Before:`} </VisuallyHidden>
              <del className={styles.gone}>{valueText(key, old)}</del>
              {' → '}
              <VisuallyHidden>{t`After:`} </VisuallyHidden>
              <ins className={styles.come}>{valueText(key, next)}</ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
