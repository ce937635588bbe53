import { useLingui } from '@lingui/react/macro';

/** Writes minutes as hours and minutes. */
export const useDuration = (): ((minutes: number) => string) => {
  const { t } = useLingui();
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return t`${rest} min`;
    return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
  };
};
