import { useLingui } from '@lingui/react/macro';
import { useOpenModal, useSessionActions, useSite, useToast } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';

/** Milliseconds for two sentences. */
const longEnough = 6000;

type Entry = {
  isFirst: boolean;
  /** Whether the login is greeted: by a box the first time, by a word that leaves by itself afterwards. */
  isGreeted: boolean;
  onClose: () => void;
};

/**
 * Loads the member, closes the box that this was asked from, and opens what has to be read next. Resolves to
 * whether there is something to read.
 */
export const useEnterSite = () => {
  const { finish } = useSessionActions();
  const open = useOpenModal();
  const { t } = useLingui();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const toast = useToast();
  return async ({ isFirst, isGreeted, onClose }: Entry): Promise<boolean> => {
    const member = await finish();
    onClose();
    if (member.termsOutdated) open('acceptTerms', {});
    else if (isGreeted && isFirst) open('welcome', {});
    else if (isGreeted) {
      const { nickname, previousLogin } = member;
      const at = previousLogin && dateTime(previousLogin.at, { timeZone: brand.timeZone });
      const words = [
        t`Welcome back, ${nickname}.`,
        t`You are logged in.`,
        at ? t`Your previous login was on ${at}.` : '',
      ];
      toast('positive', words.join(' ').trim(), longEnough);
    }
    return member.termsOutdated || (isGreeted && isFirst);
  };
};
