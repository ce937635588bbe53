import { useLingui } from '@lingui/react/macro';
import { Form, useForm } from '@marquee/feature-core';
import { Button, DateRangeField } from '@marquee/ui';
import { daysBetween } from './daysBetween.ts';
import * as styles from './Filters.css.ts';

/** Days that a record covers at most, as the platform has it. */
const maxDays = 366;

type Props = {
  range?: { startDate: string; endDate: string };
  onChoose: (startDate: string, endDate: string) => void;
};

/** A first and a last day, up to a year apart. */
export const RangeForm = ({ range, onChoose }: Props) => {
  const { t } = useLingui();
  const form = useForm({
    values: { from: range?.startDate ?? '', to: range?.endDate ?? '' },
    checks: {
      from: (from) => (from ? undefined : t`Choose a start date.`),
      to: (to, { from }) => {
        if (!from) return undefined;
        if (!to) return t`Choose an end date.`;
        const days = daysBetween(from, to) + 1;
        if (days < 1) return t`The end date can’t be before the start date.`;
        return days > maxDays ? t`You can view up to ${maxDays} days at once.` : undefined;
      },
    },
    send: async ({ from, to }) => onChoose(from, to),
  });
  const { values, errors, set } = form;
  return (
    <div className={styles.range}>
      <Form form={form}>
        <DateRangeField
          label={t`Choose dates`}
          fromLabel={t`From`}
          toLabel={t`To`}
          value={values}
          errors={errors}
          onValueChange={({ from, to }) => {
            if (from !== values.from) set('from', from);
            if (to !== values.to) set('to', to);
          }}
        >
          <Button type="submit" look="soft">{t`Show`}</Button>
        </DateRangeField>
      </Form>
    </div>
  );
};
