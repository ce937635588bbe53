import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { DocumentIcon, HelpIcon, LockIcon, MailIcon, Text, TextLink } from '@marquee/ui';
import { aside } from './FeedbackAside.css.ts';
import { FeedbackPoint } from './FeedbackPoint.tsx';

/** What is good to know before writing, and the other ways to an answer. */
export const FeedbackAside = () => {
  const { t } = useLingui();
  const { brand, hasFeature } = useSite();
  return (
    <aside className={aside} aria-label={t`Good to know`}>
      <FeedbackPoint icon={<DocumentIcon />} title={t`Every message gets a reference`}>
        <Text size="s" isMuted>
          {t`Quote it if you ask about your message, and we’ll find it straight away.`}
        </Text>
      </FeedbackPoint>
      {hasFeature('help') && (
        <FeedbackPoint icon={<HelpIcon />} title={t`It may already be answered`}>
          <TextLink href="/help" look="quiet">
            {t`Visit the help centre`}
          </TextLink>
        </FeedbackPoint>
      )}
      <FeedbackPoint icon={<MailIcon />} title={t`Other ways to reach us`}>
        {brand.contact.map(({ url, label }) => (
          <TextLink key={url} href={url} look="quiet">
            {label}
          </TextLink>
        ))}
      </FeedbackPoint>
      <FeedbackPoint icon={<LockIcon />} title={t`Keep your password to yourself`}>
        <Text size="s" isMuted>
          {t`We never ask for it, or for a verification code.`}
        </Text>
      </FeedbackPoint>
    </aside>
  );
};
