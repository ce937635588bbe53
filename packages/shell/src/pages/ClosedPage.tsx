import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { TextLink, VisuallyHidden } from '@marquee/ui';
import { type ReactNode, useEffect } from 'react';
import { useRuntime } from '../runtime/Runtime.ts';
import { titleOf } from '../routing/titleOf.ts';
import * as styles from './ClosedPage.css.ts';
import { Notice } from './Notice.tsx';

type Props = { title: string; text: ReactNode; icon: ReactNode; children?: ReactNode };

/** The one page of a site that is closed to this visitor; it says whom to ask. */
export const ClosedPage = ({ title, text, icon, children }: Props) => {
  const { t } = useLingui();
  const { brand, logo, lookAgain } = useRuntime();
  const { language } = useSite();
  useEffect(() => {
    document.title = titleOf(brand, language, title);
  }, [brand, language, title]);
  return (
    <main className={styles.page}>
      <div className={styles.logo} aria-hidden dangerouslySetInnerHTML={{ __html: logo }} />
      <VisuallyHidden>{brand.name}</VisuallyHidden>
      <Notice title={title} text={text} icon={icon} action={{ label: t`Check again`, onPress: lookAgain }}>
        {children}
        <ul className={styles.contact} aria-label={t`Contact`}>
          {brand.contact.map(({ url, label }) => (
            <li key={url}>
              <TextLink href={url}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </Notice>
    </main>
  );
};
