import { usePopupErrorText } from '@marquee/feature-core';
import { useLingui } from '@lingui/react/macro';
import { Banner, Button } from '@marquee/ui';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { partyName } from './channels.ts';
import { pendingSocialAtom } from './pendingSocialAtom.ts';
import { useAskParty } from './useAskParty.ts';

/** Says on the registration page by which party the new account can be entered, and lets go of it. */
export const SocialNotice = () => {
  const { t } = useLingui();
  const [pending, setPending] = useAtom(pendingSocialAtom);
  const ask = useAskParty();
  const errorText = usePopupErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ask,
    onSuccess: setPending,
    networkMode: 'always',
  });
  if (!pending) return null;
  const { firebaseChannel, name, isRefused } = pending;
  const party = partyName(firebaseChannel);
  return (
    <Banner
      {...(error ? { tone: 'critical', role: 'alert' } : { tone: 'info' })}
      title={name ? t`Almost done, ${name}` : t`Almost done`}
      actions={
        <>
          {isRefused && (
            <Button look="soft" size="s" isLoading={isPending} onClick={() => mutate(firebaseChannel)}>
              {t`Sign in with ${party} again`}
            </Button>
          )}
          <Button look="quiet" tone="neutral" size="s" onClick={() => setPending(undefined)}>
            {t`Continue without ${party}`}
          </Button>
        </>
      }
    >
      {error
        ? errorText(error)
        : t`Complete your account here. We’ll link it to ${party}, so you can log in with one tap from then on.`}
    </Banner>
  );
};
