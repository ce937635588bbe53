import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from './useRefusal.ts';

/** Finds the fields that are empty; undefined when none is. */
export const useRequired = () => {
  const { t } = useLingui();
  return <F extends string>(values: Record<F, string>): FieldErrors<F> | undefined => {
    const missing: FieldErrors<F> = {};
    for (const field in values) if (!values[field].trim()) missing[field] = t`This field cannot be empty.`;
    return Object.keys(missing).length > 0 ? missing : undefined;
  };
};
