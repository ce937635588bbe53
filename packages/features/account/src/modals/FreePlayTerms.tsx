import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@marquee/ui';
import { icon, item, list } from './FreePlayTerms.css.ts';

/** What a demo account is and is not. */
export const FreePlayTerms = () => {
  const { t } = useLingui();
  const terms = [
    t`Demo money can’t be withdrawn, and demo wins have no cash value.`,
    t`The demo account is deleted after 24 hours.`,
    t`You need a real account for deposits, promotions and messages.`,
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
