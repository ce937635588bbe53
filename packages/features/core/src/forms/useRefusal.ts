import { ApiError } from '@marquee/api-client';
import type { ErrorCode } from '@marquee/contract/errors';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../useErrorText.ts';
import { useWaitText } from './useWaitText.ts';

/** A sentence for each field that is wrong. */
export type FieldErrors<F extends string> = Partial<Record<F, string>>;

/** Where a form puts a refusal by itself: at its fields, above it, or at neither where it is dealt with. */
export type Placed<F extends string> = { errors?: FieldErrors<F>; text?: string | undefined };

type Options<F extends string> = {
  /** The fields that the form has. */
  fields: readonly F[];
  /** The field that an error code is about, where the answer does not name it. */
  fieldOf?: Partial<Record<ErrorCode, F>> | undefined;
  /** Places a refusal by itself; undefined leaves it to what the answer says. */
  onRefused?: ((error: unknown) => Placed<F> | undefined) | undefined;
  /** What is said above the form in place of the usual words. */
  textOf?: ((error: unknown) => string) | undefined;
};

type Shown<F extends string> = { errors: FieldErrors<F>; text: string | undefined; round: number };

/**
 * What is wrong with a form: sentences at their fields, and one above the form for what belongs to no field. After
 * each refusal the first wrong field has the focus.
 */
export const useRefusal = <F extends string>({ fields, fieldOf = {}, onRefused, textOf }: Options<F>) => {
  const errorText = useErrorText();
  const waitText = useWaitText();
  const formRef = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<Shown<F>>({ errors: {}, text: undefined, round: 0 });
  const { round } = shown;
  useEffect(() => {
    if (round > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [round]);

  const refuse = (errors: FieldErrors<F>, text?: string) =>
    setShown((before) => ({ errors, text, round: before.round + 1 }));

  const fieldOfCode = (error: unknown) => {
    const code: string | undefined = error instanceof ApiError ? error.code : undefined;
    return Object.entries<F | undefined>(fieldOf).find(([known]) => known === code)?.[1];
  };

  const problemsOf = (error: unknown) => (error instanceof ApiError && error.details.fields) || [];
  const isOwn = (name: string): name is F => fields.some((each) => each === name);
  const ownOf = (error: unknown) => {
    const own: FieldErrors<F> = {};
    for (const { field, message } of problemsOf(error)) if (isOwn(field)) own[field] ??= message;
    return own;
  };

  /** Shows a failed call that is about fields of the form; false, and nothing is shown, when it is about anything else. */
  const refuseAtField = (error: unknown): boolean => {
    const placed = onRefused?.(error);
    const problems = problemsOf(error);
    const field = problems.length === 0 ? fieldOfCode(error) : undefined;
    if (placed) refuse(placed.errors ?? {}, placed.text);
    else if (field) refuse({ [field]: errorText(error) } as FieldErrors<F>);
    else if (problems.length > 0 && problems.every((problem) => isOwn(problem.field))) refuse(ownOf(error));
    else return false;
    return true;
  };

  return {
    ...shown,
    formRef,
    refuse,
    refuseAtField,
    /** Shows a failed call: problems of fields that the form has stand there, anything else above the form. */
    refuseBy: (error: unknown) => {
      if (refuseAtField(error)) return;
      const problems = problemsOf(error);
      const others = problems.filter(({ field }) => !isOwn(field)).map(({ message }) => message);
      const words = problems.length > 0 ? others : [errorText(error)];
      refuse(ownOf(error), textOf?.(error) ?? [...words, waitText(error)].filter(Boolean).join(' '));
    },
    /** Takes away everything that is said. */
    clear: () => setShown(({ round }) => ({ errors: {}, text: undefined, round })),
    /** Says what is wrong with a field, or takes it away, and leaves the focus where it is. */
    tell: (field: F, problem: string | undefined) =>
      setShown((before) => ({ ...before, errors: { ...before.errors, [field]: problem } })),
  };
};
