import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EyeIcon } from '../icons/EyeIcon.tsx';
import { EyeOffIcon } from '../icons/EyeOffIcon.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { cx } from '../theme/cx.ts';
import { meter, strength as strengthRow, strengths } from './PasswordField.css.ts';

/** How strong a password is, from 0 to 4, and the word for it. */
export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4;
  label: string;
}

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  revealLabel: string;
  concealLabel: string;
  strength?: PasswordStrength;
}

const levelOf = (score: number) => (score < 2 ? 'weak' : score < 3 ? 'fair' : 'good');

/** A password, which its owner may look at. */
export const PasswordField = ({ revealLabel, concealLabel, strength, ...rest }: PasswordFieldProps) => {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <div>
      <TextField
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={isRevealed ? 'text' : 'password'}
        suffix={
          <IconButton
            size="s"
            label={isRevealed ? concealLabel : revealLabel}
            icon={isRevealed ? <EyeOffIcon /> : <EyeIcon />}
            onClick={() => setRevealed(!isRevealed)}
          />
        }
      />
      {strength && (
        <div className={strengthRow} aria-live="polite">
          <meter
            className={cx(meter, strengths[levelOf(strength.score)])}
            max={4}
            value={strength.score}
            aria-label={strength.label}
          />
          {strength.label}
        </div>
      )}
    </div>
  );
};
