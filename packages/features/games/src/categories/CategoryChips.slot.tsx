import { useLingui } from '@lingui/react/macro';
import { getMenuSettings } from '@marquee/contract/routes';
import { categoryIcon, useApi, useSite } from '@marquee/feature-core';
import { Chip, cx } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import * as styles from './CategoryChips.css.ts';

/** The kinds of game in one row that is swiped, where the frame does not name them already. */
const CategoryChips = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { navigation } = useSite().brand.layout;
  const menu = useQuery(query(getMenuSettings, {}));
  if (menu.isError) return null;
  return (
    <nav aria-label={t`Game types`} className={cx(styles.row, navigation !== 'menu' && styles.onPhone)}>
      <ul className={styles.chips}>
        {(menu.data ?? []).map(({ id, labelName, category, path }) => (
          <li key={id}>
            <Chip href={path} icon={createElement(categoryIcon(category), { size: 's' })}>
              {labelName}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export default CategoryChips;
