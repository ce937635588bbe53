import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { findLanguage } from '@marquee/reference';
import { Text, VisuallyHidden } from '@marquee/ui';
import { useMerchant } from '../api/ConsoleContext.ts';
import * as styles from '../site/Difference.css.ts';
import type { ContentChange } from './contentChanges.ts';
import { useContentWords } from './useContentWords.ts';

/** What differs between two states of a piece, each text before and after. */
export const ContentDifference = ({ changes }: { changes: readonly ContentChange[] }) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const { fields, types, sceneries, games, articles } = useContentWords();
  const names: Readonly<Record<string, string>> = fields;
  const words: Readonly<Record<string, string>> = { ...types, ...sceneries, ...games, ...articles };
  const tell = (field: string, text: string) => {
    if (field === 'startsAt' || field === 'endsAt') return dateTime(text, { timeZone });
    return ['type', 'scenery', 'category'].includes(field) ? (words[text] ?? text) : text;
  };
  if (changes.length === 0) return <Text isMuted>{t`Nothing differs.`}</Text>;
  return (
    <dl className={styles.list} aria-label={t`What changes`}>
      {changes.map(({ field, language, before, after }) => (
        <div key={`${field} ${language}`}>
          <dt className={styles.name}>
            {names[field] ?? field}
            {language && ` (${findLanguage(language)?.name ?? language})`}
          </dt>
          <dd className={styles.values}>
            {before !== null && (
              <>
                <VisuallyHidden>{t`Before:`}</VisuallyHidden>{' '}
                <del className={styles.gone}>{tell(field, before)}</del>{' '}
              </>
            )}
            {after !== null && (
              <>
                <VisuallyHidden>{t`After:`}</VisuallyHidden>{' '}
                <ins className={styles.come}>{tell(field, after)}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
