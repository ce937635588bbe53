import { useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '@marquee/contract/errors';
import { useLayoutEffect, useState } from 'react';
import type { FieldProps, ValueFieldProps } from './fieldProps.ts';
import { typedInto } from './typedInto.ts';
import { useAction } from './useAction.ts';
import { type FieldErrors, type Placed, useRefusal } from './useRefusal.ts';

type NameOf<V> = keyof V & string;

type Found = string | undefined;

type OwnCheck<T, V> = (value: T, values: V) => Found | Promise<Found>;

/** What a field has to pass before a form is sent: `required`, or a check of its own that says what is wrong. */
type Check<T, V> = 'required' | OwnCheck<T, V>;

/** The checks of a form's fields; of several, the first that finds something counts. */
export type Checks<V> = { readonly [N in keyof V]?: Check<V[N], V> | readonly Check<V[N], V>[] };

type Options<V extends object, A> = {
  /** The fields, with what stands in them at first. */
  values: V | (() => V);
  checks?: Checks<NoInfer<V>>;
  /** What stands in the form beside its fields, such as a captcha: false where it is missing, which it says itself. */
  isProved?: () => boolean;
  /** Sends what was typed, one at a time. */
  send: (values: V) => Promise<A>;
  /** What comes after it; a failure is told as one of `send`. */
  onSent?: (answer: A, values: V) => void | Promise<void>;
  /** The field that an error code is about, where the answer does not name it. */
  fieldOf?: Partial<Record<ErrorCode, NameOf<V>>>;
  /** Places a refusal by itself; undefined leaves it to what the answer says. */
  onRefused?: (error: unknown, values: V) => Placed<NameOf<V>> | undefined;
  /** What is said above the form in place of the usual words. */
  textOf?: (error: unknown) => string;
};

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? !value.trim() : value === undefined || value === false;

/**
 * A form: what is typed, what is wrong with it, and its way to the platform. What is typed outlives every refusal;
 * a field that is changed loses its problem; after a refusal the first wrong field has the focus.
 */
export const useForm = <V extends object, A>(options: Options<V, A>) => {
  const { checks, isProved, send, onSent, fieldOf, onRefused, textOf } = options;
  const { t } = useLingui();
  const [values, setValues] = useState(options.values);
  const fields = Object.keys(values) as NameOf<V>[];
  const { tell, ...refusal } = useRefusal({
    fields,
    fieldOf,
    onRefused: (error) => onRefused?.(error, values),
    textOf,
  });
  const { formRef } = refusal;
  // What a check that takes its time was asked for.
  const [checking, setChecking] = useState<'form' | 'fields'>();
  // What was typed or filled in before this script was there is the reader's too.
  useLayoutEffect(() => {
    const form = formRef.current;
    setValues((first) => {
      const typed = form ? typedInto(form, first) : {};
      return Object.keys(typed).length > 0 ? { ...first, ...typed } : first;
    });
  }, [formRef]);
  const { run, isBusy } = useAction(async (sent: V) => {
    const answer = await send(sent);
    await onSent?.(answer, sent);
  }, refusal.refuseBy);

  const set = <N extends NameOf<V>>(name: N, value: V[N]) => {
    setValues((current) => ({ ...current, [name]: value }));
    tell(name, undefined);
  };

  const problemOf = <N extends NameOf<V>>(name: N): Found | Promise<Found> => {
    for (const check of [checks?.[name] ?? []].flat() as Check<V[N], V>[]) {
      if (check !== 'required') {
        const found = check(values[name], values);
        if (found) return found;
      } else if (isEmpty(values[name])) return t`This field cannot be empty.`;
    }
    return undefined;
  };

  /** Checks fields and goes on where nothing is wrong with them; otherwise it shows what is. */
  const check = (names: readonly NameOf<V>[], onPassed: () => void, hasProof = true) => {
    if (checking) return;
    const finish = (found: readonly Found[]) => {
      setChecking(undefined);
      const errors: FieldErrors<NameOf<V>> = {};
      for (const [index, name] of names.entries()) if (found[index]) errors[name] = found[index];
      if (!hasProof || Object.keys(errors).length > 0) return refusal.refuse(errors);
      refusal.clear();
      return onPassed();
    };
    const found = names.map(problemOf);
    const isLate = found.some((each) => each instanceof Promise);
    if (!isLate) return finish(found as Found[]);
    setChecking(names === fields ? 'form' : 'fields');
    return void Promise.all(found).then(finish, (error: unknown) => {
      setChecking(undefined);
      refusal.refuseBy(error);
    });
  };

  return {
    ...refusal,
    tell,
    values,
    isBusy: isBusy || checking === 'form',
    /** Whether some fields are being checked for something else than the form. */
    isChecking: checking === 'fields',
    set,
    check,
    /** Puts other values into the fields; nothing is wrong with them. */
    reset: (changed: Partial<V>) => {
      setValues((current) => ({ ...current, ...changed }));
      refusal.clear();
    },
    submit: () => check(fields, () => run(values), isProved?.() ?? true),
    /** What a control takes that tells of its changes by events, as native ones do. */
    field: <N extends NameOf<V>>(name: N) => {
      const value = values[name];
      const shared = { name, error: refusal.errors[name] };
      const props: object =
        typeof value === 'boolean'
          ? {
              ...shared,
              checked: value,
              onChange: ({ target }: { target: { checked: boolean } }) => set(name, target.checked as V[N]),
            }
          : {
              ...shared,
              value,
              onChange: ({ target }: { target: { value: string } }) => set(name, target.value as V[N]),
            };
      return props as FieldProps<V[N]>;
    },
    /** What a control takes that hands its value over. */
    valueField: <N extends NameOf<V>>(name: N): ValueFieldProps<V[N]> => ({
      name,
      value: values[name],
      error: refusal.errors[name],
      onValueChange: (value) => set(name, value),
    }),
  };
};

/** What `useForm` gives. */
export type FormState<V extends object> = ReturnType<typeof useForm<V, unknown>>;
