import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon, MinusIcon, VisuallyHidden } from '@marquee/ui';
import { cleanValue } from '../rules/cleanValue.ts';
import { patternChecks } from '../rules/patternChecks.ts';
import type { FieldRule } from '../rules/RegistrationAnswers.ts';
import { requirements } from '../rules/requirements.ts';
import * as styles from './PasswordRules.css.ts';
import { usePatternText } from './usePatternText.ts';
import { useRequirementTexts } from './useRequirementTexts.ts';

/** What the password has to be, ticked off while it is typed. */
export const PasswordRules = ({ rule, typed }: { rule: FieldRule; typed: string | undefined }) => {
  const { t } = useLingui();
  const texts = useRequirementTexts();
  const { characters } = usePatternText();
  const value = cleanValue(typed);
  const { length } = [...value];
  const items = [
    {
      text: characters({ min: rule.minLength, max: rule.maxLength }),
      isMet: length >= rule.minLength && length <= rule.maxLength,
    },
    ...patternChecks[rule.patternId].map((requirement) => ({
      text: texts[requirement],
      isMet: value !== '' && requirements[requirement](value),
    })),
  ];
  return (
    <ul className={styles.list} aria-label={t`What your password needs`}>
      {items.map(({ text, isMet }) => (
        <li key={text} className={isMet ? styles.met : styles.open}>
          {isMet ? <CheckCircleIcon size="s" /> : <MinusIcon size="s" />}
          {text}
          <VisuallyHidden>{isMet ? t`– met` : t`– not met yet`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
};
