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
        {t`No phone number or e-mail of yours is verified. Please write to our support: after checking who you are, they set it anew with you.`}
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
