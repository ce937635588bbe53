import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { TextLink } from '@marquee/ui';
import { useSetAtom } from 'jotai';
import { analyticsChoiceAtom } from './analyticsChoiceAtom.ts';

/** Lets a visitor change what they said about analytics; nothing where the site has none. */
export const AnalyticsLink = () => {
  const { t } = useLingui();
  const { permission } = useSite();
  const choose = useSetAtom(analyticsChoiceAtom);
  if (!permission?.info.analytics) return null;
  return (
    <p>
      <TextLink as="button" onClick={() => choose('anew')}>
        {t`Change my choice about usage statistics`}
      </TextLink>
    </p>
  );
};
