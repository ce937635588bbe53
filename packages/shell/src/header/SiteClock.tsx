import { useSite } from '@marquee/feature-core';
import { Clock } from '@marquee/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { clockOffsetAtom } from '../site/clockOffsetAtom.ts';

/** The platform's time in the merchant's time zone; it holds its place until the first second. */
export const SiteClock = () => {
  const { brand, permission } = useSite();
  const offset = useAtomValue(clockOffsetAtom);
  const now = useCallback(() => Date.now() + offset, [offset]);
  return <Clock timeZone={permission?.info.timeZone ?? brand.timeZone} hasOffset now={now} />;
};
