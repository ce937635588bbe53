import { useLingui } from '@lingui/react/macro';
import { Button } from '@marquee/ui';
import { type FormEvent, useState } from 'react';
import type { Draft, Problems } from './Draft.ts';
import { FeedbackCaptcha } from './FeedbackCaptcha.tsx';
import { FeedbackFields } from './FeedbackFields.tsx';
import { form as formStyle } from './FeedbackForm.css.ts';
import { Refusal } from './Refusal.tsx';
import { useCheck } from './useCheck.ts';
import type { useSendFeedback } from './useSendFeedback.ts';

type Props = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  sending: ReturnType<typeof useSendFeedback>;
};

const order = ['questionType', 'content', 'contactInfo', 'captcha'] as const;

const focusFirst = (form: HTMLFormElement, problems: Problems) => {
  const field = form.elements.namedItem(order.find((name) => problems[name]) ?? '');
  if (field instanceof HTMLElement) field.focus();
};

/** The form; what is typed outlives every refusal. */
export const FeedbackForm = ({ draft, onChange, sending }: Props) => {
  const { t } = useLingui();
  const check = useCheck();
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<{ error: unknown; at: number }>();
  // Counts the captchas asked for: an answer is good for one try.
  const [captchas, setCaptchas] = useState(0);
  const needsCaptcha = captchas > 0;

  const show = (form: HTMLFormElement, found: Problems) => {
    setProblems(found);
    // A field that appears with its problem takes the focus once it is there.
    setTimeout(() => focusFirst(form, found));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setRefusal(undefined);
    const found = check(draft, needsCaptcha);
    if (order.some((name) => found[name])) return show(form, found);
    try {
      await sending.send(draft);
    } catch (error) {
      const refused = sending.problemsOf(error);
      if (needsCaptcha || sending.needsCaptcha(error)) {
        setCaptchas(captchas + 1);
        onChange({ captcha: '' });
      }
      if (!order.some((name) => refused[name])) setRefusal({ error, at: Date.now() });
      show(form, refused);
    }
  };

  const change = (changed: Partial<Draft>) => {
    const [name] = Object.keys(changed);
    setProblems(Object.fromEntries(Object.entries(problems).filter(([key]) => key !== name)));
    onChange(changed);
  };

  return (
    <form className={formStyle} noValidate onSubmit={(event) => void submit(event)}>
      {refusal && <Refusal {...refusal} />}
      <FeedbackFields draft={draft} problems={problems} onChange={change} />
      {needsCaptcha && (
        <FeedbackCaptcha
          key={captchas}
          value={draft.captcha}
          error={problems.captcha}
          onValueChange={(captcha) => change({ captcha })}
        />
      )}
      <Button type="submit" size="l" isLoading={sending.isSending}>
        {t`Send`}
      </Button>
    </form>
  );
};
