import { useLingui } from '@lingui/react/macro';
import { finishSocial, startSocial } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { openPopup, useApi } from '@marquee/feature-core';
import type { SocialChannel } from './channels.ts';

/** A person as a party knows them. */
export type SocialToken = RouteValue<'finishSocial'>;

/** Asks a party in a popup who the reader is. Rejects with `PopupProblem` or `ApiError`. */
export const useAskParty = () => {
  const { t } = useLingui();
  const { call } = useApi();
  return async (channel: SocialChannel): Promise<SocialToken> => {
    const popup = openPopup(t`One moment…`);
    try {
      const { url, state } = await call(startSocial, { body: { firebaseChannel: channel } });
      popup.lead(url);
      return await call(finishSocial, { body: { state, answer: await popup.answer } });
    } finally {
      popup.close();
    }
  };
};
