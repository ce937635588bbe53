import { Banner } from '@marquee/ui';

/** What is wrong with a form and belongs to none of its fields. */
export const FormRefusal = ({ error }: { error: { message?: string | undefined } | undefined }) =>
  error && (
    <Banner tone="critical" role="alert">
      {error.message}
    </Banner>
  );
