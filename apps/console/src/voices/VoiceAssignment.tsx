import { useLingui } from '@lingui/react/macro';
import { assignStaffVoice } from '@marquee/contract/routes';
import { Banner, Button, Inline, Select, Stack } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSelf } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import type { StaffVoice } from './useVoiceWords.ts';

/** Who has an open case: oneself, a colleague who may answer, or nobody. */
export const VoiceAssignment = ({ voice }: { voice: StaffVoice }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const self = useSelf();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { reference, assignedTo, colleagues } = voice;
  const assign = async (personId: string | null) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await call(assignStaffVoice, { body: { reference, personId } });
      await queries.invalidateQueries();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="x3">
      {problem && (
        <Banner tone="critical" role="alert">
          {problem}
        </Banner>
      )}
      <Inline gap="x3" align="end">
        <Select
          label={t`Who has this case`}
          value={assignedTo?.id ?? ''}
          disabled={isBusy}
          onChange={({ target }) => void assign(target.value || null)}
        >
          <option value="">{t`Nobody yet`}</option>
          {assignedTo && !colleagues.some(({ id }) => id === assignedTo.id) && (
            <option value={assignedTo.id}>{assignedTo.name}</option>
          )}
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {assignedTo?.id !== self.id && (
          <Button look="outline" isLoading={isBusy} onClick={() => void assign(self.id)}>
            {t`Take this case`}
          </Button>
        )}
      </Inline>
    </Stack>
  );
};
