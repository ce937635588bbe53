import { useLingui } from '@lingui/react/macro';
import { localStore } from '@marquee/feature-core';
import { IconButton, MoonIcon, SunIcon } from '@marquee/ui';
import { vars } from '@marquee/ui/theme';
import * as styles from './SchemeSwitch.css.ts';

const currentScheme = () => {
  const chosen = document.documentElement.dataset['scheme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const toggleScheme = () => {
  const scheme = currentScheme() === 'dark' ? 'light' : 'dark';
  const page = document.documentElement;
  page.dataset['scheme'] = scheme;
  localStore.set('scheme', scheme);
  const canvas = getComputedStyle(page).getPropertyValue(vars.color.canvas.slice(4, -1));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas.trim());
};

/** Changes between the dark and the light scheme. Which one counts is known to the style sheet alone. */
export const SchemeSwitch = () => {
  const { t } = useLingui();
  return (
    <IconButton
      label={t`Switch between light and dark`}
      onClick={toggleScheme}
      icon={
        <>
          <SunIcon className={styles.inDark} />
          <MoonIcon className={styles.inLight} />
        </>
      }
    />
  );
};
