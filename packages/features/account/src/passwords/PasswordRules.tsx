import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon, cx, MinusIcon, VisuallyHidden } from '@marquee/ui';
import { checkPassword, type FieldRule } from './checkPassword.ts';
import { demand as demandStyle, list, met } from './PasswordRules.css.ts';
import { usePasswordWords } from './usePasswordWords.ts';

/** What the merchant demands of a password, ticked off as it is typed. */
export const PasswordRules = ({ rule, value }: { rule: FieldRule; value: string }) => {
  const { t } = useLingui();
  const wordsOf = usePasswordWords();
  return (
    <ul className={list} aria-label={t`What the password needs`}>
      {checkPassword(rule, value).map(({ demand, isMet }) => (
        <li key={demand} className={cx(demandStyle, isMet && met)}>
          {isMet ? <CheckCircleIcon size="s" /> : <MinusIcon size="s" />}
          <span>
            {wordsOf(demand, rule)}
            <VisuallyHidden>{isMet ? t`: met` : t`: not yet`}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
};
