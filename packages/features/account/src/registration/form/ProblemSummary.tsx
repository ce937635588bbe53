import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@marquee/ui';
import type { EntryName } from '../fields/fieldNames.ts';
import { useFieldLabels } from '../fields/useFieldLabels.ts';
import type { RegistrationFormState } from './useRegistrationForm.ts';

/** Reads out after a refusal which fields to look at, in their order on the form. */
export const ProblemSummary = ({ form }: { form: RegistrationFormState }) => {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const { errors, terms, captcha, round } = form;
  const order: EntryName[] = [...terms.fields.map(({ field }) => field), 'captcha', 'ageConfirmed', 'terms'];
  const names = order
    .filter((name) => (name === 'captcha' ? captcha.error : errors[name]))
    .map((name) => labels[name]);
  const list = names.join(', ');
  const count = names.length;
  return (
    <VisuallyHidden as="div">
      <div role="alert" key={round}>
        {round > 0 &&
          count > 0 &&
          t`${plural(count, { one: '# field needs', other: '# fields need' })} your attention: ${list}`}
      </div>
    </VisuallyHidden>
  );
};
