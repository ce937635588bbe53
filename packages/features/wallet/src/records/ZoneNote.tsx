import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Text } from '@marquee/ui';

const nameOf = (timeZone: string, language: string) =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Says in which time zone a record's days begin and its times are. */
export const ZoneNote = ({ timeZone }: { timeZone: string }) => {
  const { t } = useLingui();
  const { language } = useSite();
  const name = nameOf(timeZone, language);
  return <Text size="s" isMuted>{t`Time zone: ${name}`}</Text>;
};
