import { useLingui } from '@lingui/react/macro';
import { Button, DateField } from '@marquee/ui';
import { type FormEvent, useRef, useState } from 'react';
import * as styles from './Filters.css.ts';
import { daysBetween } from './daysBetween.ts';

/** Days that a record covers at most, as the platform has it. */
const maxDays = 366;

type Props = {
  range?: { startDate: string; endDate: string };
  onChoose: (startDate: string, endDate: string) => void;
};

/** A first and a last day, up to a year apart. */
export const RangeForm = ({ range, onChoose }: Props) => {
  const { t } = useLingui();
  const [start, setStart] = useState(range?.startDate ?? '');
  const [end, setEnd] = useState(range?.endDate ?? '');
  const [problems, setProblems] = useState<{ start?: string; end?: string }>({});
  const startRef = useRef<HTMLInputElement>(null);
  const endRef = useRef<HTMLInputElement>(null);
  const find = () => {
    if (!start) return { start: t`Choose a start date.` };
    if (!end) return { end: t`Choose an end date.` };
    const days = daysBetween(start, end) + 1;
    if (days < 1) return { end: t`The end date can’t be before the start date.` };
    if (days > maxDays) return { end: t`You can view up to ${maxDays} days at once.` };
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = find();
    setProblems(found ?? {});
    if (!found) return onChoose(start, end);
    return (found.start ? startRef : endRef).current?.focus();
  };
  return (
    <form className={styles.range} onSubmit={submit} noValidate>
      <DateField
        ref={startRef}
        label={t`From`}
        value={start}
        error={problems.start}
        onChange={({ target }) => setStart(target.value)}
      />
      <DateField
        ref={endRef}
        label={t`To`}
        value={end}
        error={problems.end}
        onChange={({ target }) => setEnd(target.value)}
      />
      <Button type="submit" look="soft" className={styles.show}>{t`Show`}</Button>
    </form>
  );
};
