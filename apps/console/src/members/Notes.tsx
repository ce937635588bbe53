import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, Inline, Stack, Text } from '@marquee/ui';
import { useMerchant } from '../api/ConsoleContext.ts';
import { Section } from './Section.tsx';
import { type StaffMember, useMemberWords } from './useMemberWords.ts';

/** What staff wrote down for each other about a member, and what is to be minded. */
export const Notes = ({ member: { notes, flags } }: { member: StaffMember }) => {
  const { t } = useLingui();
  const words = useMemberWords();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  return (
    <Section title={t`Notes`}>
      {flags.length > 0 && (
        <Inline gap="x2">
          {flags.map(({ flag }) => (
            <Badge key={flag} tone="caution">
              {words.flags[flag]}
            </Badge>
          ))}
        </Inline>
      )}
      {notes.length === 0 && <Text isMuted>{t`Nobody has written anything down.`}</Text>}
      <Stack as="ol" gap="x3">
        {notes.map(({ id, text, person, writtenAt }) => (
          <Stack key={id} as="li" gap="x1">
            <Text>{text}</Text>
            <Text size="s" isMuted>
              {person} · {dateTime(writtenAt, { timeZone })}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
};
