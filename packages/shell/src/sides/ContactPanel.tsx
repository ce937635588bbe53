import { useLingui } from '@lingui/react/macro';
import { getHome } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { AndroidIcon, AppleIcon, GiftIcon, HeadsetIcon, PhoneIcon, TelegramIcon } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { memberIcons } from '../member/memberIcons.tsx';
import { useEntries } from '../site/useEntries.ts';
import { AppCode } from './AppCode.tsx';
import { SideLink } from './SideLink.tsx';
import { useResources } from './useResources.ts';

/** The apps by QR code, promotions, support and Telegram: each only where the home data has it. */
export const ContactPanel = () => {
  const { t } = useLingui();
  const { hasFeature } = useSite();
  const { query } = useApi();
  const { Android, iOS, H5, TELEGRAM1 } = useResources().resources;
  const service = useQuery(query(getHome, {})).data?.customerService;
  const tools = useEntries('tools');
  const support = service?.url ?? (service?.email ? `mailto:${service.email}` : undefined);
  const hasApps = hasFeature('app-download');
  return (
    <ul>
      {hasApps && Android && <AppCode icon={<AndroidIcon />} name="Android" url={Android} />}
      {hasApps && iOS && <AppCode icon={<AppleIcon />} name="iOS" url={iOS} />}
      {H5 && <AppCode icon={<PhoneIcon />} name={t`Mobile web`} url={H5} />}
      {hasFeature('promotions-shelf') && (
        <SideLink href="/promotions" icon={<GiftIcon />} label={t`Promotions`} />
      )}
      {support && <SideLink href={support} icon={<HeadsetIcon />} label={t`Support`} />}
      {TELEGRAM1 && <SideLink href={TELEGRAM1} icon={<TelegramIcon />} label="Telegram" />}
      {tools.map(({ key, href, label, icon }) => (
        <SideLink key={key} href={href} icon={icon && memberIcons[icon]} label={label} />
      ))}
    </ul>
  );
};
