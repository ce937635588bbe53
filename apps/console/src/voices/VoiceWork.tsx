import { useLingui } from '@lingui/react/macro';
import { reopenStaffVoice } from '@marquee/contract/routes';
import { Button, Card, Heading, Stack, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSelf } from '../api/ConsoleContext.ts';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import type { StaffVoice } from './useVoiceWords.ts';
import { VoiceAnswerForm } from './VoiceAnswerForm.tsx';
import { VoiceAssignment } from './VoiceAssignment.tsx';

/** What can be done about a case: it is taken and answered while it is open, and can be opened again after. */
export const VoiceWork = ({ voice }: { voice: StaffVoice }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const self = useSelf();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { reference, answeredAt, assignedTo, memberErasedAt } = voice;
  const isOthers = assignedTo !== null && assignedTo.id !== self.id;
  const colleague = assignedTo?.name;
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Heading level={2} size="m">
          {answeredAt ? t`Answered` : t`Answer`}
        </Heading>
        {!answeredAt && <VoiceAssignment voice={voice} />}
        {!answeredAt && isOthers && (
          <Text isMuted>{t`${colleague} answers it. Take the case to answer it yourself.`}</Text>
        )}
        {!answeredAt && !isOthers && <VoiceAnswerForm key={reference} voice={voice} />}
        {answeredAt && memberErasedAt && (
          <Text isMuted>{t`The member is erased, so it cannot be opened again.`}</Text>
        )}
        {answeredAt && !memberErasedAt && (
          <Button look="outline" tone="neutral" onClick={() => setAsking(true)}>
            {t`Open it again …`}
          </Button>
        )}
      </Stack>
      {isAsking && (
        <ReasonDialog
          title={t`Open it again`}
          label={t`Why?`}
          hint={t`It is written into the trail with your name.`}
          action={t`Open it again`}
          onClose={() => setAsking(false)}
          onReason={async (reason) => {
            await call(reopenStaffVoice, { body: { reference, reason } });
            await queries.invalidateQueries();
          }}
        >
          {t`The answer stays where it is, and another one is promised within 24 hours.`}
        </ReasonDialog>
      )}
    </Card>
  );
};
