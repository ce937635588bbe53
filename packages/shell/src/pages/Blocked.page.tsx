import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { ClosedPage } from './ClosedPage.tsx';

const BlockedPage = () => {
  const { t } = useLingui();
  const { permission } = useSite();
  const ip = permission?.location.ip;
  return (
    <ClosedPage
      title={t`Access restricted`}
      text={
        permission?.restriction === 'address'
          ? t`Your network address is blocked on this site. Turn off any VPN or proxy, or try another network. If you think this is a mistake, write to us and include the address.`
          : t`We are not allowed to offer our games where you are. If you think this is a mistake, write to us.`
      }
      moment="region"
    >
      {ip && (
        <p>
          <Trans>
            Your network address: <strong>{ip}</strong>
          </Trans>
        </p>
      )}
    </ClosedPage>
  );
};

export default BlockedPage;
