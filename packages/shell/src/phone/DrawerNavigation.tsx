import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@marquee/ui';
import { useSession } from '@marquee/feature-core';
import { createElement } from 'react';
import { iconOf } from '../header/categoryIcons.ts';
import { useJoinOptions } from '../header/useJoinOptions.ts';
import { useNavigation } from '../header/useNavigation.ts';
import { memberIcons } from '../member/memberIcons.tsx';
import { useEntries } from '../site/useEntries.ts';
import * as styles from './Drawer.css.ts';
import { DrawerLink } from './DrawerLink.tsx';

/** Everything that the desktop's header leads to. */
export const DrawerNavigation = () => {
  const { t } = useLingui();
  const session = useSession();
  const join = useJoinOptions();
  const entries = useNavigation();
  const tools = useEntries('tools');
  return (
    <nav aria-label={t`Main navigation`}>
      {session.status === 'guest' && join.length > 0 && (
        <div className={styles.join}>
          {join.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} isFull look={index === 0 ? 'solid' : 'outline'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
      <ul className={styles.grid}>
        {entries.map((entry) => (
          <DrawerLink
            key={entry.id}
            href={entry.href}
            label={entry.label}
            icon={createElement(iconOf(entry))}
          />
        ))}
      </ul>
      {tools.length > 0 && (
        <ul>
          {tools.map(({ key, href, label, icon }) => (
            <DrawerLink key={key} href={href} label={label} icon={icon && memberIcons[icon]} />
          ))}
        </ul>
      )}
    </nav>
  );
};
