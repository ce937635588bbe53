import { useLingui } from '@lingui/react/macro';
import { getMenuSettings } from '@marquee/contract/routes';
import { categoryIcon, useApi, useSite } from '@marquee/feature-core';
import { Link } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import * as styles from './sections.css.ts';

/** The kinds of game, each leading to its lobby. */
export const Categories = () => {
  const { t } = useLingui();
  const { hasFeature } = useSite();
  const { query } = useApi();
  const menu = useQuery({ ...query(getMenuSettings, {}), enabled: hasFeature('games') });
  if (!hasFeature('games') || menu.isError) return null;
  return (
    <nav aria-label={t`Game types`} className={styles.categories}>
      <ul className={styles.categoryList}>
        {(menu.data ?? []).map(({ id, labelName, category, path }) => (
          <li key={id}>
            <Link href={path} className={styles.category}>
              {createElement(categoryIcon(category), { size: 'l', className: styles.categoryIcon })}
              {labelName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
