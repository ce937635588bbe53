import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import { useEffect, useState } from 'react';
import { Notice } from '../pages/Notice.tsx';
import { OtherAddresses } from '../pages/OtherAddresses.tsx';
import { isUnknownAddress } from './askPermission.ts';

type Props = {
  error: unknown;
  /** Seconds until it asks again by itself. */
  wait: number;
  contact: string;
  /** Where else the site is. */
  domains: readonly string[];
  onRetry: () => void;
};

/** Says that the site cannot open yet, and asks again: by itself, at once when the network is back, by a button. */
export const StartFailure = ({ error, wait, contact, domains, onRetry }: Props) => {
  const { t } = useLingui();
  const [left, setLeft] = useState(wait);
  const isFinal = isUnknownAddress(error);
  // Whoever was answered has a connection.
  const isOurs = isApiError(error, 'BUSY', 'INTERNAL', 'UNAVAILABLE');
  const text = () => {
    if (isOurs)
      return t`The fault is ours, not your connection’s. To keep your account safe, nothing opens until it’s fixed.`;
    if (isApiError(error, 'TIMEOUT'))
      return t`No answer came in time. It may be your connection, or it may be us. To keep your account safe, nothing opens until we get an answer.`;
    return t`Check your connection. To keep your account safe, nothing opens until we get an answer.`;
  };
  useEffect(() => {
    if (isFinal) return undefined;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    addEventListener('online', onRetry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onRetry);
    };
  }, [isFinal, onRetry]);
  useEffect(() => {
    if (left <= 0) onRetry();
  }, [left, onRetry]);
  if (isFinal)
    return (
      <Notice
        title={t`This address is not valid`}
        text={
          <Trans>
            No site is registered at {location.hostname}. Please contact support: {contact}
          </Trans>
        }
        action={{ label: t`Try again`, onPress: onRetry }}
      >
        <OtherAddresses label={t`Our addresses:`} domains={domains} />
      </Notice>
    );
  return (
    <Notice
      title={t`The site cannot be reached right now`}
      text={text()}
      action={{ label: t`Try now`, onPress: onRetry }}
    >
      <Plural value={Math.max(left, 0)} one="Trying again in # second" other="Trying again in # seconds" />
      <OtherAddresses label={t`The site may open at another of our addresses:`} domains={domains} />
    </Notice>
  );
};
