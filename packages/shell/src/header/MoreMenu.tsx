import { useLingui } from '@lingui/react/macro';
import { ChevronDownIcon, Menu, MenuItem } from '@marquee/ui';
import * as styles from './Navigation.css.ts';
import type { NavigationEntry } from './useNavigation.ts';

type Props = { entries: readonly NavigationEntry[]; classNameOf: (index: number) => string | undefined };

/** The entries of the navigation for which the bar has no room. */
export const MoreMenu = ({ entries, classNameOf }: Props) => {
  const { t } = useLingui();
  return (
    <Menu
      label={t`More items`}
      align="end"
      renderTrigger={(props) => (
        <button {...props} type="button" className={styles.links.bar}>
          {t`More`}
          <ChevronDownIcon size="xs" />
        </button>
      )}
    >
      {entries.map(({ id, label, href }, index) => (
        <span key={id} role="none" className={classNameOf(index)}>
          <MenuItem href={href}>{label}</MenuItem>
        </span>
      ))}
    </Menu>
  );
};
