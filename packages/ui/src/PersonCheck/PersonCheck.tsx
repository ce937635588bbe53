import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { field } from '../CaptchaField/CaptchaField.css.ts';
import { errorIcon, errorText } from '../Field/Field.css.ts';
import { CheckCircleIcon } from '../icons/CheckCircleIcon.tsx';
import { ErrorIcon } from '../icons/ErrorIcon.tsx';
import { ShieldIcon } from '../icons/ShieldIcon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

/** Props of `PersonCheck`. */
export interface PersonCheckProps {
  /** What the button says: to begin with, and once it is done. */
  label: string;
  doneLabel: string;
  isDone: boolean;
  isLoading: boolean;
  onPress: () => void;
  error?: string;
  name?: string;
  /** Leads to a proof in words, for those who cannot do this one, where there is another. */
  switchLabel?: string;
  onSwitch?: () => void;
}

/** Proof that a person is there, by the check of an outside party that its button opens. */
export const PersonCheck = ({
  label,
  doneLabel,
  isDone,
  isLoading,
  onPress,
  error,
  name,
  switchLabel,
  onSwitch,
}: PersonCheckProps) => {
  const id = useId();
  return (
    <div className={field}>
      <Button
        look="soft"
        tone={isDone ? 'positive' : 'neutral'}
        isFull
        isLoading={isLoading}
        iconStart={isDone ? <CheckCircleIcon /> : <ShieldIcon />}
        onClick={onPress}
        {...(name && { name })}
        {...(error && { 'aria-describedby': id })}
      >
        {isDone ? doneLabel : label}
      </Button>
      {error && (
        <p id={id} className={errorText}>
          <ErrorIcon size="s" className={errorIcon} />
          {error}
        </p>
      )}
      {onSwitch && (
        <TextLink as="button" look="quiet" onClick={onSwitch}>
          {switchLabel}
        </TextLink>
      )}
    </div>
  );
};
