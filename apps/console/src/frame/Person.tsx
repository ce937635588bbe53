import { useLingui } from '@lingui/react/macro';
import { logoutStaff } from '@marquee/contract/routes';
import { ButtonLink, IconButton, Inline, LogoutIcon, Stack, Text, TextLink, UserIcon } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useConsole, useSelf } from '../api/ConsoleContext.ts';
import { ownPage } from '../pages.tsx';
import { addressOf } from '../usePages.ts';
import * as styles from './Frame.css.ts';

/** Who is logged in, with the way to their account, and the way out. */
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
  const address = addressOf(ownPage);
  if (isNarrow)
    return (
      <>
        <ButtonLink
          href={address}
          tone="neutral"
          look="quiet"
          title={t`Your account`}
          aria-label={t`Your account`}
        >
          <UserIcon />
        </ButtonLink>
        {out}
      </>
    );
  return (
    <Inline justify="between" canWrap={false}>
      <Stack gap="x1" className={styles.who}>
        <Text size="s" isStrong isCut>
          <TextLink href={address} aria-label={t`Your account: ${name}`}>
            {name}
          </TextLink>
        </Text>
        <Text size="s" isMuted isCut>
          {email}
        </Text>
      </Stack>
      {out}
    </Inline>
  );
};
