import { useLingui } from '@lingui/react/macro';
import { revealStaffVoice } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { findLanguage } from '@marquee/reference';
import { Button, Card, Heading, Inline, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { Fact } from '../withdrawals/Fact.tsx';
import * as factStyles from '../withdrawals/Facts.css.ts';
import { type StaffVoice, useVoiceWords } from './useVoiceWords.ts';
import * as styles from './VoiceCase.css.ts';

const Written = ({ title, text }: { title: string; text: string }) => (
  <Stack gap="x1">
    <Text size="s" isMuted>
      {title}
    </Text>
    <p className={styles.typed}>{text}</p>
  </Stack>
);

/** What was written and answered, by whom. Where a guest is reached stays masked until somebody says why they look. */
export const VoiceCase = ({ voice }: { voice: StaffVoice }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  const { kinds } = useVoiceWords();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const [isAsking, setAsking] = useState(false);
  const [revealed, setRevealed] = useState<string>();
  const { reference, content, username, nickname, contact, answers, language, questionType } = voice;
  const at = (moment: string) => dateTime(moment, { timeZone });
  const titleOf = ({ at: answeredAt, by }: StaffVoice['answers'][number]) => {
    const moment = at(answeredAt);
    return by === null ? t`Answered, ${moment}` : t`Answered by ${by}, ${moment}`;
  };
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Inline justify="between">
          <Heading level={2} size="m">
            {kinds[questionType]}
          </Heading>
          {contact !== null && may('members.reveal') && revealed === undefined && (
            <Button size="s" look="outline" tone="neutral" onClick={() => setAsking(true)}>
              {t`Show where to reply`}
            </Button>
          )}
        </Inline>
        <dl className={factStyles.facts}>
          <Fact name={t`Member`}>{username ?? t`A guest`}</Fact>
          {nickname !== null && <Fact name={t`Nickname`}>{nickname}</Fact>}
          {contact !== null && <Fact name={t`Reply to`}>{revealed ?? contact}</Fact>}
          <Fact name={t`Language`}>{findLanguage(language)?.name ?? language}</Fact>
          <Fact name={t`Written`}>{at(voice.createdAt)}</Fact>
          <Fact name={t`Promised by`}>{at(voice.dueAt)}</Fact>
        </dl>
        <Written title={t`What was written`} text={content} />
        {answers.map((answer) => (
          <Written key={answer.at} title={titleOf(answer)} text={answer.text} />
        ))}
      </Stack>
      {isAsking && (
        <ReasonDialog
          title={t`Show where to reply`}
          label={t`Why do you look?`}
          hint={t`It is written into the trail with your name.`}
          action={t`Show`}
          onClose={() => setAsking(false)}
          onReason={async (reason) => {
            setRevealed((await call(revealStaffVoice, { body: { reference, reason } })).contact);
          }}
        />
      )}
    </Card>
  );
};
