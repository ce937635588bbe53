import { Stack } from '@marquee/ui';
import type { ComponentProps, ReactNode } from 'react';
import { FormRefusal } from './FormRefusal.tsx';
import type { FormState } from './useForm.ts';

type Props = {
  form: Pick<FormState<object>, 'formRef' | 'text' | 'round' | 'submit'>;
  /** For a button that stands outside. */
  id?: string;
  gap?: ComponentProps<typeof Stack>['gap'];
  /** Stands over what belongs to no field. */
  refusalTitle?: string;
  /** Whether `FormRefusal` stands among the children. */
  placesRefusal?: boolean;
  children: ReactNode;
};

/** A form whose problems are told by us, in the reader's language, and not by the browser. */
export const Form = ({
  form: { formRef, submit, ...refusal },
  id,
  gap,
  refusalTitle,
  placesRefusal = false,
  children,
}: Props) => (
  // Should it ever be sent before its script is there, nothing of it may stand in an address.
  <form
    ref={formRef}
    id={id}
    method="post"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      submit();
    }}
  >
    <Stack gap={gap}>
      {!placesRefusal && <FormRefusal form={refusal} title={refusalTitle} />}
      {children}
    </Stack>
  </form>
);
