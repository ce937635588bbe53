import { useOpenModal, useSessionActions } from '@marquee/feature-core';

type Entry = {
  isFirst: boolean;
  /** Whether the box after a login is shown. */
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
  return async ({ isFirst, isGreeted, onClose }: Entry): Promise<boolean> => {
    const member = await finish();
    onClose();
    if (member.termsOutdated) open('acceptTerms', {});
    else if (isGreeted) open('afterLogin', { isFirst });
    return member.termsOutdated || isGreeted;
  };
};
