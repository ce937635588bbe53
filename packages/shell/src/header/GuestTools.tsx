import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Button, ButtonLink, Menu, MenuItem } from '@marquee/ui';
import * as styles from './Header.css.ts';
import { useJoinOptions } from './useJoinOptions.ts';

/** Login, and the ways of joining that the merchant allows. */
export const GuestTools = () => {
  const { t } = useLingui();
  const join = useJoinOptions();
  const { action } = useSite().brand.layout;
  const [first] = join;
  return (
    <div className={styles.account}>
      {/* A phone has it in its bottom bar. */}
      <span className={join.length > 0 ? styles.notOnPhone : undefined}>
        <ButtonLink href="/?modal=login" look="soft" tone="neutral" size="s">
          {t`Log in`}
        </ButtonLink>
      </span>
      {join.length > 1 ? (
        <Menu
          label={t`Ways to join`}
          align="end"
          renderTrigger={(props) => (
            <Button {...props} size="s" tone={action}>
              {t`Join`}
            </Button>
          )}
        >
          {join.map(({ label, href }) => (
            <MenuItem key={href} href={href}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        first && (
          <ButtonLink href={first.href} size="s" tone={action}>
            {first.label}
          </ButtonLink>
        )
      )}
    </div>
  );
};
