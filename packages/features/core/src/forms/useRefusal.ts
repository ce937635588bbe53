import { ApiError } from '@marquee/api-client';
import type { ErrorCode } from '@marquee/contract/errors';
import { useErrorText } from '../useErrorText.ts';
import { useEffect, useRef, useState } from 'react';
import { useWaitText } from './useWaitText.ts';

/** A sentence for each field that is wrong. */
export type FieldErrors<F extends string> = Partial<Record<F, string>>;

type Shown<F extends string> = { errors: FieldErrors<F>; text?: string; round: number };

/**
 * What is wrong with a form: sentences at their fields, and one above the form for what belongs to no field. After
 * each refusal the first wrong field has the focus.
 * @param fields The fields that the form has.
 * @param fieldOf The field that an error code is about, where the answer does not name it.
 */
export const useRefusal = <F extends string>(
  fields: readonly F[],
  fieldOf: Partial<Record<ErrorCode, F>> = {},
) => {
  const errorText = useErrorText();
  const waitText = useWaitText();
  const formRef = useRef<HTMLFormElement>(null);
  const [{ errors, text, round }, setShown] = useState<Shown<F>>({ errors: {}, round: 0 });
  useEffect(() => {
    if (round > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [round]);

  const refuse = (next: FieldErrors<F>, words?: string) =>
    setShown((shown) => ({ errors: next, ...(words && { text: words }), round: shown.round + 1 }));

  /** Shows a failed call: problems of fields that the form has stand there, anything else above the form. */
  const refuseBy = (error: unknown) => {
    const code: string | undefined = error instanceof ApiError ? error.code : undefined;
    const field = Object.entries<F | undefined>(fieldOf).find(([known]) => known === code)?.[1];
    if (field) return refuse({ [field]: errorText(error) } as FieldErrors<F>);
    const problems = error instanceof ApiError ? error.fields : [];
    const own: FieldErrors<F> = {};
    const others: string[] = [];
    for (const problem of problems) {
      const known = fields.find((each) => each === problem.field);
      if (known) own[known] ??= problem.message;
      else others.push(problem.message);
    }
    const isAllOwn = problems.length > 0 && others.length === 0;
    const words = [...(problems.length > 0 ? others : [errorText(error)]), waitText(error)];
    return refuse(own, isAllOwn ? undefined : words.filter(Boolean).join(' '));
  };

  return {
    formRef,
    errors,
    text,
    round,
    refuse,
    refuseBy,
    /** Takes away what is said of a field, once it is changed, or everything. */
    clear: (field?: F) =>
      setShown(({ text, errors, round }) =>
        field
          ? { errors: { ...errors, [field]: undefined }, ...(text && { text }), round }
          : { errors: {}, round },
      ),
  };
};

/** What `useRefusal` gives. */
export type Refusal<F extends string> = ReturnType<typeof useRefusal<F>>;
