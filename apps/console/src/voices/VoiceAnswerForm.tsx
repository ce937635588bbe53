import { useLingui } from '@lingui/react/macro';
import { answerStaffVoice, getStaffVoiceTemplates } from '@marquee/contract/routes';
import { Button, Select, Stack, Text, TextAreaField } from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormRefusal } from '../api/FormRefusal.tsx';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { type StaffVoice, useVoiceWords } from './useVoiceWords.ts';

/** Writes the answer to an open case, from a template in the language that was written in where there is one. */
export const VoiceAnswerForm = ({ voice }: { voice: StaffVoice }) => {
  const { t } = useLingui();
  const { call, query } = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { ways } = useVoiceWords();
  const { reference, language, answeredBy } = voice;
  const { data } = useQuery(query(getStaffVoiceTemplates, {}));
  const templates = data?.templates.filter((each) => each.language === language) ?? [];
  const { register, handleSubmit, formState, setError, setValue } = useForm({
    defaultValues: { answer: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ answer }) => {
    try {
      await call(answerStaffVoice, { body: { reference, answer: answer.trim() } });
      await queries.invalidateQueries();
    } catch (error) {
      setError('root', { message: errorText(error) });
    }
  });
  const required = t`This field cannot be empty.`;
  const reached = answeredBy.map((way) => ways[way]).join(', ');
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)}>
      <Stack gap="x4">
        <FormRefusal error={errors.root} />
        {templates.length > 0 && (
          <Select
            label={t`Begin with a template`}
            value=""
            onChange={({ target }) =>
              setValue('answer', templates.find(({ id }) => id === target.value)?.text ?? '')
            }
          >
            <option value="">{t`Choose …`}</option>
            {templates.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
        <TextAreaField
          {...register('answer', { validate: (value) => value.trim() !== '' || required })}
          label={t`Answer`}
          error={errors.answer?.message}
          isRequired
          maxLength={4000}
          rows={8}
        />
        <Text size="s" isMuted>
          {reached
            ? t`It reaches them by: ${reached}.`
            : t`No e-mail was left: reach them yourself first, and write down here what you told them.`}
        </Text>
        <Button type="submit" isLoading={isSubmitting}>
          {t`Send the answer`}
        </Button>
      </Stack>
    </form>
  );
};
