import { useEffect } from 'react';
import { Notice } from '../pages/Notice.tsx';
import type { PageState } from './PageState.ts';

/** Says that the code of the page did not arrive, without any of that code. */
export const Stalled = ({ title, text, action }: PageState['stalled']) => {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return <Notice title={title} text={text} action={{ label: action, onPress: () => location.reload() }} />;
};
