import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { TextField } from '@marquee/ui';
import { useMerchant } from './ConsoleContext.ts';

type Props = {
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  /** As the platform says it; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
};

/** A moment as a native field of this device writes it. */
const typedOf = (moment: string | null): string => {
  if (!moment) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** A moment in the time of this device, with what it is for the merchant beside it. */
export const MomentField = ({ value, onChange, ...field }: Props) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const there = value && dateTime(value, { timeZone });
  return (
    <TextField
      {...field}
      type="datetime-local"
      aside={there && t`For the merchant: ${there}`}
      value={typedOf(value)}
      onChange={({ target }) => {
        const moment = new Date(target.value);
        onChange(Number.isNaN(moment.getTime()) ? null : moment.toISOString());
      }}
    />
  );
};
