import { useLingui } from '@lingui/react/macro';
import { logoutStaff } from '@marquee/contract/routes';
import { IconButton, Inline, LogoutIcon, Select, Stack, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConsole, useMerchant, useSelf } from '../api/ConsoleContext.ts';
import * as styles from './Frame.css.ts';
import { Navigation } from './Navigation.tsx';
import { Preferences } from './Preferences.tsx';

const MerchantChoice = () => {
  const { t } = useLingui();
  const { setMerchant } = useConsole();
  const { merchants } = useSelf();
  const { code } = useMerchant();
  if (merchants.length < 2) return <Text isStrong>{merchants[0]?.name}</Text>;
  return (
    <Select label={t`Merchant`} value={code} onChange={({ target }) => setMerchant(target.value)}>
      {merchants.map((merchant) => (
        <option key={merchant.code} value={merchant.code}>
          {merchant.name} · {merchant.code}
        </option>
      ))}
    </Select>
  );
};

/** Navigation, merchant and person around each page. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useLingui();
  const { client, setSelf } = useConsole();
  const { name, email, merchants } = useSelf();
  const queries = useQueryClient();
  const leave = async () => {
    await client(logoutStaff, {}).catch(() => undefined);
    queries.clear();
    setSelf(null);
  };
  return (
    <div className={styles.frame}>
      <header className={styles.side}>
        <Inline justify="between" canWrap={false}>
          <Text isStrong className={styles.name}>
            Marquee Console
          </Text>
          <Preferences />
        </Inline>
        {merchants.length > 0 && <MerchantChoice />}
        <Navigation />
        <Inline justify="between" canWrap={false}>
          <Stack gap="x1" className={styles.who}>
            <Text size="s" isStrong isCut>
              {name}
            </Text>
            <Text size="s" isMuted isCut>
              {email}
            </Text>
          </Stack>
          <IconButton icon={<LogoutIcon />} label={t`Log out`} onClick={() => void leave()} />
        </Inline>
      </header>
      <main className={styles.content}>
        <div className={styles.page}>{children}</div>
      </main>
    </div>
  );
};
