import { Trans } from '@lingui/react/macro';
import { TextLink } from '@marquee/ui';

const inNewTab = { target: '_blank', rel: 'noopener' } as const;

/** Links to the terms and the privacy policy, opened beside the page so that nothing here is lost. */
export const TermsWords = () => (
  <Trans>
    I have read and accept the{' '}
    <TextLink href="/help?topic=terms" {...inNewTab}>
      terms
    </TextLink>{' '}
    and the{' '}
    <TextLink href="/help?topic=privacy" {...inNewTab}>
      privacy policy
    </TextLink>
    .
  </Trans>
);
