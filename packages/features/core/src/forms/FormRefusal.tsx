import { Banner } from '@marquee/ui';

type Props = { form: { text: string | undefined; round: number }; title?: string | undefined };

/** What is wrong with a form and belongs to none of its fields. */
export const FormRefusal = ({ form: { text, round }, title }: Props) =>
  text && (
    // A new one for each refusal, so that the same sentence is read out again.
    <Banner key={round} tone="critical" role="alert" {...(title && { title })}>
      {text}
    </Banner>
  );
