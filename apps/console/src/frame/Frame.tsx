import { useLingui } from '@lingui/react/macro';
import {
  Button,
  ChevronEndIcon,
  ChevronStartIcon,
  cx,
  IconButton,
  Inline,
  MenuIcon,
  SearchIcon,
  Sheet,
  Stack,
  Text,
} from '@marquee/ui';
import { type ReactNode, useState } from 'react';
import { useSelf } from '../api/ConsoleContext.ts';
import { keepSetting, readSetting } from '../api/settings.ts';
import * as finderStyles from '../finder/Finder.css.ts';
import { useFinder } from '../finder/FinderProvider.tsx';
import * as styles from './Frame.css.ts';
import { MerchantChoice } from './MerchantChoice.tsx';
import { Navigation } from './Navigation.tsx';
import { Person } from './Person.tsx';
import { Preferences } from './Preferences.tsx';

/** Navigation, merchant and person around each page: at the side, or on a phone in a sheet behind a bar. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useLingui();
  const { merchants } = useSelf();
  const find = useFinder();
  const [isNarrow, setNarrow] = useState(() => readSetting('navigation') === 'narrow');
  const [isOpen, setOpen] = useState(false);
  const fold = (isFolded: boolean) => {
    keepSetting('navigation', isFolded ? 'narrow' : 'wide');
    setNarrow(isFolded);
  };
  const hasMerchants = merchants.length > 0;
  return (
    <div className={cx(styles.frame, isNarrow && styles.narrowFrame)}>
      <header className={styles.bar}>
        <IconButton icon={<MenuIcon />} label={t`Open the navigation`} onClick={() => setOpen(true)} />
        <Text isStrong isCut className={styles.barName}>
          Marquee Console
        </Text>
        <IconButton icon={<SearchIcon />} label={t`Find`} onClick={find} />
        <Preferences />
      </header>
      <header className={cx(styles.side, isNarrow && styles.narrowSide)}>
        {isNarrow ? (
          <>
            <IconButton
              icon={<ChevronEndIcon />}
              label={t`Widen the navigation`}
              onClick={() => fold(false)}
            />
            <IconButton icon={<SearchIcon />} label={t`Find`} onClick={find} />
          </>
        ) : (
          <>
            <Inline justify="between" canWrap={false}>
              <Text isStrong className={styles.name}>
                Marquee Console
              </Text>
              <IconButton
                icon={<ChevronStartIcon />}
                label={t`Narrow the navigation`}
                onClick={() => fold(true)}
              />
            </Inline>
            {hasMerchants && <MerchantChoice />}
            <Button
              size="s"
              tone="neutral"
              look="outline"
              iconStart={<SearchIcon size="s" />}
              iconEnd={<span className={finderStyles.key}>Ctrl K</span>}
              className={finderStyles.button}
              onClick={find}
            >
              {t`Find`}
            </Button>
          </>
        )}
        <div className={styles.pages}>
          <Navigation isNarrow={isNarrow} />
        </div>
        {!isNarrow && <Preferences />}
        <Person isNarrow={isNarrow} />
      </header>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Marquee Console" closeLabel={t`Close`}>
        <Stack gap="x5">
          {hasMerchants && <MerchantChoice />}
          <Navigation onLeave={() => setOpen(false)} />
          <Person />
        </Stack>
      </Sheet>
      <main className={styles.content}>
        <div className={styles.page}>{children}</div>
      </main>
    </div>
  );
};
