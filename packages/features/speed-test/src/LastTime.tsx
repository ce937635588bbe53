import { Trans } from '@lingui/react/macro';
import { bestLineOf, localStore, useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Text, TextLink } from '@marquee/ui';
import { useSyncExternalStore } from 'react';
import { originOf } from './tryLine.ts';

/** The address that was fastest when this browser measured last, while the site still has it. */
export const LastTime = ({ domains }: { domains: readonly string[] }) => {
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const text = useSyncExternalStore(
    () => () => undefined,
    () => localStore.get('bestLine'),
    () => undefined,
  );
  const best = text === undefined ? undefined : bestLineOf(text);
  if (!best || !domains.includes(best.domain)) return null;
  const { domain, ms, at } = best;
  return (
    <Text>
      <Trans>
        Fastest at {dateTime(at, { timeZone: brand.timeZone })}:{' '}
        <TextLink href={`${originOf(domain)}/`}>{domain}</TextLink> with {ms} ms
      </Trans>
    </Text>
  );
};
