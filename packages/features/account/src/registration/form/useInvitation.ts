import { getAffiliate } from '@marquee/contract/routes';
import { invitationIn, sessionStore, useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from './useIsHydrated.ts';

/**
 * The invitation that led here: the code of the link, kept for this tab, and the masked name of whom it belongs
 * to. A code that the platform does not know is forgotten.
 */
export const useInvitation = () => {
  const { query } = useApi();
  const isHydrated = useIsHydrated();
  const [address] = useSearchParams();
  const linked = invitationIn(address);
  const given = isHydrated ? linked || sessionStore.get('affiliateCode') || '' : '';
  const owner = useQuery({ ...query(getAffiliate, { query: { code: given } }), enabled: given !== '' });
  const isRefused = owner.error?.code === 'INVITATION_CODE_INVALID';
  useEffect(() => {
    if (isRefused) sessionStore.remove('affiliateCode');
    else if (linked) sessionStore.set('affiliateCode', linked);
  }, [isRefused, linked]);
  return {
    /** The code to send, unless the platform has said that it is none. */
    code: given && !isRefused ? given : undefined,
    nickname: owner.data?.nickname,
    refusedCode: isRefused ? given : undefined,
  };
};

/** What `useInvitation` gives. */
export type Invitation = ReturnType<typeof useInvitation>;
