import { useSite } from '@marquee/feature-core';
import type { Language } from '@marquee/reference';
import { useIsTakenOver } from '@marquee/ui';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../routing/address.ts';

/** Answers the address of this page in a language, with what was asked for there. */
export const useLanguageAddress = (): ((language: Language) => string) => {
  const { brand } = useSite();
  const { pathname, search } = useLocation();
  // Written markup knows of the path alone.
  const asked = useIsTakenOver() ? '' : search;
  return (language) => addressOf(brand, language, pathname) + asked;
};
