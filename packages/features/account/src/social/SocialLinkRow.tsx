import { useLingui } from '@lingui/react/macro';
import { getSocialLinks, linkSocial, unlinkSocial } from '@marquee/contract/routes';
import { useApi, useToast } from '@marquee/feature-core';
import { Button, Inline, Stack, Text } from '@marquee/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Party } from './channels.ts';
import { ConfirmByPassword } from './ConfirmByPassword.tsx';
import { type SocialToken, useAskParty } from './useAskParty.ts';
import { useSocialErrorText } from './useSocialErrorText.ts';

type Props = { party: Party; link: { name: string | null } | undefined; canChange: boolean };

/** A party, and the way to link the account to it or to undo that. */
export const SocialLinkRow = ({ party, link, canChange }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const ask = useAskParty();
  const errorText = useSocialErrorText();
  const [token, setToken] = useState<SocialToken>();
  const [isUnlinking, setUnlinking] = useState(false);
  const { channel, name, icon: PartyIcon } = party;
  const asking = useMutation({
    mutationFn: () => ask(channel),
    onSuccess: setToken,
    retry: false,
    networkMode: 'always',
  });
  const isDone = async (words: string) => {
    toast('positive', words);
    await queries.invalidateQueries({ queryKey: [getSocialLinks.id] });
  };
  const linkedAs = link?.name;

  return (
    <li>
      <Inline justify="between" gap="x3" canWrap={false}>
        <Inline gap="x3" canWrap={false}>
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
      {token && (
        <ConfirmByPassword
          title={t`Link ${name}?`}
          text={t`Whoever can sign in at ${name} as you can then log in here. Your password confirms it.`}
          action={t`Link ${name}`}
          onClose={() => setToken(undefined)}
          onConfirm={async (password) => {
            const { firebaseChannel, firebaseIdToken } = token;
            await call(linkSocial, { body: { firebaseChannel, firebaseIdToken, password } });
            setToken(undefined);
            await isDone(t`${name} is linked.`);
          }}
        />
      )}
      {isUnlinking && (
        <ConfirmByPassword
          title={t`Unlink ${name}?`}
          text={t`You log in by your password from then on.`}
          action={t`Unlink ${name}`}
          tone="critical"
          onClose={() => setUnlinking(false)}
          onConfirm={async (password) => {
            await call(unlinkSocial, { body: { firebaseChannel: channel, password } });
            setUnlinking(false);
            await isDone(t`${name} is unlinked.`);
          }}
        />
      )}
    </li>
  );
};
