import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { saveStaffVoiceTemplate } from '@marquee/contract/routes';
import { languages } from '@marquee/reference';
import { Button, Dialog, Select, Stack, TextAreaField, TextField } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useConsole } from '../api/ConsoleContext.ts';
import { FormRefusal } from '../api/FormRefusal.tsx';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';

/** A text that answers begin with. */
export type VoiceTemplate = RouteValue<'getStaffVoiceTemplates'>['templates'][number];

type Props = { template: VoiceTemplate | null; onClose: () => void };

/** Writes a text that answers begin with, or one anew. */
export const TemplateDialog = ({ template, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const { language } = useConsole();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { register, handleSubmit, formState, setError } = useForm<Omit<VoiceTemplate, 'id'>>({
    defaultValues: template ?? { language, title: '', text: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (written) => {
    try {
      const body = { ...(template && { id: template.id }), ...written };
      await call(saveStaffVoiceTemplate, { body });
      await queries.invalidateQueries();
      onClose();
    } catch (error) {
      setError('root', { message: errorText(error) });
    }
  });
  const required = t`This field cannot be empty.`;
  const isFilled = (value: string) => value.trim() !== '' || required;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={template ? t`Change the template` : t`New template`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
    >
      <form noValidate method="post" onSubmit={(event) => void submit(event)}>
        <Stack gap="x4">
          <FormRefusal error={errors.root} />
          <Select {...register('language')} label={t`Language`}>
            {languages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <TextField
            {...register('title', { validate: isFilled })}
            label={t`Title`}
            hint={t`For staff alone.`}
            error={errors.title?.message}
            isRequired
            maxLength={80}
          />
          <TextAreaField
            {...register('text', { validate: isFilled })}
            label={t`Text`}
            error={errors.text?.message}
            isRequired
            maxLength={4000}
            rows={8}
          />
          <Button type="submit" isLoading={isSubmitting}>{t`Save`}</Button>
        </Stack>
      </form>
    </Dialog>
  );
};
