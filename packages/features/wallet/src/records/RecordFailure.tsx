import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '@marquee/feature-core';
import type { ComponentProps } from 'react';

/** Stands in the place of a record that did not load. */
export const RecordFailure = ({ query }: Pick<ComponentProps<typeof LoadFailure>, 'query'>) => {
  const { t } = useLingui();
  return <LoadFailure isCard title={t`We couldn’t load the records`} query={query} />;
};
