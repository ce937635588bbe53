import { createElement } from 'react';
import { iconOf } from '../header/categoryIcons.ts';
import { useNavigation } from '../header/useNavigation.ts';
import { SiteLink } from '../routing/SiteLink.tsx';
import * as styles from './SidePanel.css.ts';

/** The categories, one press away wherever the reader is. */
export const QuickLinks = () => (
  <ul>
    {useNavigation().map((entry) => (
      <li key={entry.id}>
        <SiteLink href={entry.href} className={styles.entry}>
          {createElement(iconOf(entry))}
          {entry.label}
        </SiteLink>
      </li>
    ))}
  </ul>
);
