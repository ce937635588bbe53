import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronDownIcon, Stack } from '@marquee/ui';
import { useLayoutEffect, useRef } from 'react';
import { FieldInput } from '../fields/FieldInput.tsx';
import type { FormField } from '../fields/fieldsOf.ts';
import { useFieldLabels } from '../fields/useFieldLabels.ts';
import * as styles from './OptionalFields.css.ts';
import type { RegistrationFormState } from './useRegistrationForm.ts';

type Props = { fields: readonly FormField[]; form: RegistrationFormState };

/**
 * What a newcomer may leave out, behind one control that says how many and which they are. It opens by itself where one
 * of them is wrong. Nobody but the browser keeps whether it is open, so that it works before any script.
 */
export const OptionalFields = ({ fields, form }: Props) => {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const ref = useRef<HTMLDetailsElement>(null);
  const { errors, invitation, terms } = form;
  const count = fields.length;
  const isWrong = fields.some(({ field }) => errors[field]);
  // Before the form moves the focus to what is wrong.
  useLayoutEffect(() => {
    if (isWrong && ref.current) ref.current.open = true;
  }, [isWrong]);
  const isInvited = fields.some(({ field }) => field === terms.lockedField);
  const { nickname } = invitation;
  const names = fields.map(({ field }) => labels[field]).join(', ');
  return (
    <details ref={ref} className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          {t`${plural(count, { one: '# optional field', other: '# optional fields' })}`}
          <span className={styles.names}>
            {isInvited && nickname ? t`You were invited by ${nickname}.` : names}
          </span>
        </span>
        <ChevronDownIcon size="s" className={styles.mark} />
      </summary>
      <div className={styles.fields}>
        <Stack>
          {fields.map((asked) => (
            <FieldInput key={asked.field} asked={asked} form={form} />
          ))}
        </Stack>
      </div>
    </details>
  );
};
