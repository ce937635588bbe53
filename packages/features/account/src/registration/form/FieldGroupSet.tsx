import { useLingui } from '@lingui/react/macro';
import { Stack } from '@marquee/ui';
import { FieldInput } from '../fields/FieldInput.tsx';
import type { FormField } from '../fields/fieldsOf.ts';
import type { FieldGroup } from '../fields/groupFields.ts';
import * as styles from './RegistrationForm.css.ts';
import type { RegistrationFormState } from './useRegistrationForm.ts';

type Props = { group: FieldGroup; fields: readonly FormField[]; form: RegistrationFormState };

/** Fields that belong together, under the name of what they are about. */
export const FieldGroupSet = ({ group, fields, form }: Props) => {
  const { t } = useLingui();
  const names: Record<FieldGroup, string> = {
    login: t`Login details`,
    details: t`About you`,
    codes: t`Invitation and codes`,
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{names[group]}</legend>
      <Stack>
        {fields.map((asked) => (
          <FieldInput key={asked.field} asked={asked} form={form} />
        ))}
      </Stack>
    </fieldset>
  );
};
