import { useEffect } from 'react';
import { Notice } from '../pages/Notice.tsx';
import { OtherAddresses } from '../pages/OtherAddresses.tsx';
import type { PageState } from './PageState.ts';

type Props = PageState['stalled'] & {
  /** Where else the site is. */
  domains: readonly string[];
};

/** Says that the code of the page did not arrive, without any of that code. */
export const Stalled = ({ title, text, action, elsewhere, domains }: Props) => {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <Notice title={title} text={text} action={{ label: action, onPress: () => location.reload() }}>
      {domains.length > 0 && <OtherAddresses label={elsewhere} domains={domains} />}
    </Notice>
  );
};
