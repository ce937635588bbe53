import { useLingui } from '@lingui/react/macro';
import { logoutStaff } from '@marquee/contract/routes';
import { IconButton, Inline, LogoutIcon, Stack, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useConsole, useSelf } from '../api/ConsoleContext.ts';
import * as styles from './Frame.css.ts';

/** Who is logged in, and the way out. */
export const Person = ({ isNarrow }: { isNarrow?: boolean }) => {
  const { t } = useLingui();
  const { client, setSelf } = useConsole();
  const { name, email } = useSelf();
  const queries = useQueryClient();
  const leave = async () => {
    await client(logoutStaff, {}).catch(() => undefined);
    queries.clear();
    setSelf(null);
  };
  const out = <IconButton icon={<LogoutIcon />} label={t`Log out`} onClick={() => void leave()} />;
  if (isNarrow) return out;
  return (
    <Inline justify="between" canWrap={false}>
      <Stack gap="x1" className={styles.who}>
        <Text size="s" isStrong isCut>
          {name}
        </Text>
        <Text size="s" isMuted isCut>
          {email}
        </Text>
      </Stack>
      {out}
    </Inline>
  );
};
