import { useLingui } from '@lingui/react/macro';
import { MomentPicture, useSite } from '@marquee/feature-core';
import type { Moment } from '@marquee/reference';
import { TextLink, VisuallyHidden } from '@marquee/ui';
import { type ReactNode, useEffect } from 'react';
import { useRuntime } from '../runtime/Runtime.ts';
import { titleOf } from '../routing/titleOf.ts';
import * as styles from './ClosedPage.css.ts';
import { Notice } from './Notice.tsx';

type Props = { title: string; text: ReactNode; moment: Moment; children?: ReactNode };

/** The one page of a site that is closed to this visitor; it says whom to ask. */
export const ClosedPage = ({ title, text, moment, children }: Props) => {
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
      <Notice
        title={title}
        text={text}
        picture={<MomentPicture moment={moment} />}
        action={{ label: t`Check again`, onPress: lookAgain }}
      >
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
