import { useLingui } from '@lingui/react/macro';
import { LoadError } from '../runtime/LoadError.ts';
import { useRuntime } from '../runtime/Runtime.ts';
import { otherDomains } from '../site/otherDomains.ts';
import { Notice } from './Notice.tsx';
import { OtherAddresses } from './OtherAddresses.tsx';

/** Stands in place of a page that failed, and says what to do; below it stays what the page's HTML told. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const { t } = useLingui();
  const { brand, written } = useRuntime();
  const action = { label: t`Reload the page`, onPress: () => location.reload() };
  if (!(error instanceof LoadError))
    return (
      <Notice
        title={t`Something went wrong on this page`}
        text={t`Reload it and try again. If it happens again, tell customer support what you were doing.`}
        action={action}
      />
    );
  const domains = otherDomains(brand);
  const [title, text] = error.isTimeout
    ? [t`This page is taking too long to open`, t`Check your connection and try again.`]
    : [
        t`This page didn’t load completely`,
        t`Check your connection and reload the page. If this keeps happening, close other tabs of this site or clear your browser’s cache.`,
      ];
  return (
    <>
      <Notice title={title} text={text} action={action}>
        {domains.length > 0 && (
          <OtherAddresses label={t`The site may open at another of our addresses:`} domains={domains} />
        )}
      </Notice>
      {written?.pathname === location.pathname && <div dangerouslySetInnerHTML={{ __html: written.html }} />}
    </>
  );
};
