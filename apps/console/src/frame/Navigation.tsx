import { useLingui } from '@lingui/react/macro';
import { Badge, cx, Text } from '@marquee/ui';
import { NavLink } from 'react-router-dom';
import type { Page, PageGroup } from '../pages.tsx';
import { addressOf, usePages } from '../usePages.ts';
import * as styles from './Navigation.css.ts';
import { useWaiting } from './useWaiting.ts';

const groups: readonly PageGroup[] = ['work', 'merchant', 'staff'];

type Props = {
  /** Icons alone, with the names for whoever hovers or listens. */
  isNarrow?: boolean;
  onLeave?: () => void;
};

const Entry = ({ page, count, isNarrow, onLeave }: Props & { page: Page; count: number }) => {
  const { i18n } = useLingui();
  const { icon: Icon, name } = page;
  const words = i18n._(name);
  return (
    <NavLink
      to={addressOf(page)}
      className={cx(styles.entry, isNarrow && styles.narrowEntry)}
      title={isNarrow ? words : undefined}
      onClick={onLeave}
    >
      <Icon />
      <span className={cx(isNarrow && styles.hidden)}>{words}</span>
      {count > 0 && (
        <span className={cx(styles.count, isNarrow && styles.narrowCount)}>
          <Badge tone="accent">{count}</Badge>
        </span>
      )}
    </NavLink>
  );
};

/** The pages that whoever is logged in has, in their groups, with what waits there. */
export const Navigation = ({ isNarrow, onLeave }: Props) => {
  const { t } = useLingui();
  const pages = usePages();
  const waiting = useWaiting();
  const names: Record<PageGroup, string> = {
    work: t`Daily work`,
    merchant: t`The merchant`,
    staff: t`Staff`,
  };
  return (
    <nav className={styles.nav} aria-label={t`Pages`}>
      {groups.map((group) => {
        const own = pages.filter((page) => page.group === group);
        return (
          own.length > 0 && (
            <section key={group} className={styles.group} aria-label={names[group]}>
              <div className={cx(styles.title, isNarrow && styles.hidden)} aria-hidden>
                <Text size="s" isMuted>
                  {names[group]}
                </Text>
              </div>
              {own.map((page) => (
                <Entry
                  key={addressOf(page)}
                  page={page}
                  count={page.waiting ? waiting[page.waiting] : 0}
                  isNarrow={isNarrow}
                  onLeave={onLeave}
                />
              ))}
            </section>
          )
        );
      })}
    </nav>
  );
};
