import { useLingui } from '@lingui/react/macro';
import { LoadError } from '../runtime/LoadError.ts';
import { Notice } from './Notice.tsx';

/** Stands in place of a page that failed, and says what to do. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const { t } = useLingui();
  const action = { label: t`Reload the page`, onPress: () => location.reload() };
  if (!(error instanceof LoadError))
    return (
      <Notice
        title={t`Something went wrong on this page`}
        text={t`Reload it and try again. If it happens again, tell customer support what you were doing.`}
        action={action}
      />
    );
  return error.isTimeout ? (
    <Notice
      title={t`This page is taking too long to open`}
      text={t`Check your connection and try again.`}
      action={action}
    />
  ) : (
    <Notice
      title={t`This page didn’t load completely`}
      text={t`Check your connection and reload the page. If this keeps happening, close other tabs of this site or clear your browser’s cache.`}
      action={action}
    />
  );
};
