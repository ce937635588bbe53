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
      <FeedbackPoint icon={<DocumentIcon />} title={t`Every message has its reference`}>
        <Text size="s" isMuted>
          {t`With it we find yours at once when you ask about it.`}
        </Text>
      </FeedbackPoint>
      {hasFeature('help') && (
        <FeedbackPoint icon={<HelpIcon />} title={t`Perhaps answered already`}>
          <TextLink href="/help" look="quiet">
            {t`Look in the help centre`}
          </TextLink>
        </FeedbackPoint>
      )}
      <FeedbackPoint icon={<MailIcon />} title={t`Other ways to us`}>
        {brand.contact.map(({ url, label }) => (
          <TextLink key={url} href={url} look="quiet">
            {label}
          </TextLink>
        ))}
      </FeedbackPoint>
      <FeedbackPoint icon={<LockIcon />} title={t`Your password stays yours`}>
        <Text size="s" isMuted>
          {t`We never ask for it, nor for a verification code.`}
        </Text>
      </FeedbackPoint>
    </aside>
  );
};
