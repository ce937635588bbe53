import { ApiError } from '@marquee/api-client';
import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Banner } from '@marquee/ui';

type Props = {
  error: unknown;
  /** When it was refused, as a number of milliseconds. */
  at: number;
};

/** Says above the form why it was not taken, and from when on it can be. */
export const Refusal = ({ error, at }: Props) => {
  const { t } = useLingui();
  const { relative } = useDateTime();
  const errorText = useErrorText();
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  // Rounded up, lest the time that is told comes before the one that counts.
  const step = seconds !== undefined && seconds < 3600 ? 60 : 3600;
  const when = seconds && relative(at + Math.ceil(seconds / step) * step * 1000, at);
  return (
    <Banner role="alert" tone="critical" title={t`Your message was not sent`}>
      {errorText(error)} {when && t`You can send it ${when}.`} {t`What you wrote is still here.`}
    </Banner>
  );
};
