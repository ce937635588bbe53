import { usePopupErrorText } from '@marquee/feature-core';
import { useLingui } from '@lingui/react/macro';
import { Button, Inline, Stack, Text } from '@marquee/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Party } from './channels.ts';
import { LinkParty } from './LinkParty.tsx';
import * as styles from './SocialLinkRow.css.ts';
import { UnlinkParty } from './UnlinkParty.tsx';
import { type SocialToken, useAskParty } from './useAskParty.ts';

type Props = { party: Party; link: { name: string | null } | undefined; canChange: boolean };

/** A party, and the way to link the account to it or to undo that. */
export const SocialLinkRow = ({ party, link, canChange }: Props) => {
  const { t } = useLingui();
  const ask = useAskParty();
  const errorText = usePopupErrorText();
  const [token, setToken] = useState<SocialToken>();
  const [isUnlinking, setUnlinking] = useState(false);
  const { channel, name, icon: PartyIcon } = party;
  const asking = useMutation({
    mutationFn: () => ask(channel),
    onSuccess: setToken,
    networkMode: 'always',
  });
  const linkedAs = link?.name;

  return (
    <li>
      <Inline justify="between" gap="x3">
        <Inline gap="x3" canWrap={false} className={styles.names}>
          <PartyIcon />
          <Stack gap="x1">
            <Text isStrong>{name}</Text>
            {link && (
              <Text size="s" isMuted>
                {linkedAs ? t`Linked as ${linkedAs}` : t`Linked`}
              </Text>
            )}
          </Stack>
        </Inline>
        {canChange && (
          <Button
            className={styles.action}
            look="soft"
            tone="neutral"
            aria-label={link ? t`Unlink ${name}` : t`Link ${name}`}
            isLoading={asking.isPending}
            onClick={() => (link ? setUnlinking(true) : asking.mutate())}
          >
            {link ? t`Unlink` : t`Link`}
          </Button>
        )}
      </Inline>
      {asking.error && !link && (
        <div role="alert">
          <Text size="s" tone="critical">
            {errorText(asking.error)}
          </Text>
        </div>
      )}
      {token && <LinkParty token={token} onClose={() => setToken(undefined)} />}
      {isUnlinking && <UnlinkParty channel={channel} onClose={() => setUnlinking(false)} />}
    </li>
  );
};
