import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Stack, Text } from '@marquee/ui';
import * as styles from './CaseText.css.ts';
import type { OwnCase } from './OwnCase.ts';

const Answer = ({ answer }: { answer: NonNullable<OwnCase['answer']> }) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { timeZone } = useSite().brand;
  const at = dateTime(answer.at, { timeZone });
  return (
    <Stack gap="x1">
      <Text size="s" isStrong>{t`Our answer, ${at}`}</Text>
      <p className={styles.typed}>{answer.text}</p>
    </Stack>
  );
};

/** What the member wrote, and what was answered or by when it will be. */
export const CaseText = ({ id, ownCase }: { id: string; ownCase: OwnCase }) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { timeZone } = useSite().brand;
  const { content, dueAt, answer, earlierAnswers } = ownCase;
  const answers = [...earlierAnswers, ...(answer ? [answer] : [])];
  const at = dateTime(dueAt, { timeZone });
  return (
    <div id={id} className={styles.texts}>
      <Stack gap="x1">
        <Text size="s" isStrong>{t`Your message`}</Text>
        <p className={styles.typed}>{content}</p>
      </Stack>
      {answers.map((each) => (
        <Answer key={each.at} answer={each} />
      ))}
      {!answer && <Text size="s" isMuted>{t`We answer by ${at}.`}</Text>}
    </div>
  );
};
