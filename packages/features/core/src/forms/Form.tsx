import { Banner, Stack } from '@marquee/ui';
import type { ReactNode } from 'react';
import type { Refusal } from './useRefusal.ts';

type Props = {
  refusal: Pick<Refusal<string>, 'formRef' | 'text' | 'round'>;
  onSubmit: () => void;
  children: ReactNode;
};

/** A form whose problems are told by us, in the reader's language, and not by the browser. */
export const Form = ({ refusal: { formRef, text, round }, onSubmit, children }: Props) => (
  <form
    ref={formRef}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <Stack>
      {text && (
        // A new one for each refusal, so that the same sentence is read out again.
        <Banner key={round} tone="critical" role="alert">
          {text}
        </Banner>
      )}
      {children}
    </Stack>
  </form>
);
