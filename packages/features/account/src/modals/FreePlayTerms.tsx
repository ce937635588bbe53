import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@marquee/ui';
import { icon, item, list } from './FreePlayTerms.css.ts';

/** What a demo account is and is not. */
export const FreePlayTerms = () => {
  const { t } = useLingui();
  const terms = [
    t`Demo money cannot be paid out, and wins with it are worth nothing.`,
    t`The demo account is gone after 24 hours.`,
    t`Deposits, promotions and messages need a real account.`,
  ];
  return (
    <ul className={list}>
      {terms.map((term) => (
        <li key={term} className={item}>
          <CheckCircleIcon size="s" className={icon} />
          <span>{term}</span>
        </li>
      ))}
    </ul>
  );
};
