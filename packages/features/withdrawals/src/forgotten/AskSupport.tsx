import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Banner, Stack, TextLink } from '@marquee/ui';

/** Says who helps a member that no code can be sent to. */
export const AskSupport = () => {
  const { t } = useLingui();
  const { brand } = useSite();
  return (
    <Stack gap="x4">
      <Banner tone="caution" title={t`We cannot send you a code`}>
        {t`You have no verified phone number or e-mail. Please contact support: they will check who you are and reset it with you.`}
      </Banner>
      <ul>
        {brand.contact.map(({ url, label }) => (
          <li key={url}>
            <TextLink href={url}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
