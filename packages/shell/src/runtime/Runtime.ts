import type { I18n } from '@lingui/core';
import type { Client } from '@marquee/api-client';
import type { PageBrand as Brand } from '@marquee/brand';
import type { Feature } from '@marquee/feature-core';
import type { Language } from '@marquee/reference';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { createContext, useContext } from 'react';
import type { PartLoader } from './createPartLoader.ts';

/** What the composition root gives: a brand with its marks, and the handles of its features. */
export type SiteParts = {
  brand: Brand;
  /** SVG of the brand's full logo, and of its mark alone. */
  logo: string;
  mark: string;
  features: readonly Feature[];
};

/** Everything that lives as long as the page does. */
export type Runtime = SiteParts & {
  i18n: I18n;
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  client: Client;
  parts: PartLoader;
  imageUrl: (path: string, cdns: readonly string[] | undefined) => string;
  changeLanguage: (language: Language) => Promise<void>;
  /** Asks the start-up call once more, and closes or opens the site as it says. */
  lookAgain: () => void;
  /** What the page's HTML told when the site began, and at which path of the router's. */
  written?: { pathname: string; html: string };
  /** A page is being written: nobody is there, and every public question is answered. */
  isPrerender: boolean;
};

const RuntimeContext = createContext<Runtime | null>(null);

/** Gives the runtime to the frame. */
export const RuntimeProvider = RuntimeContext.Provider;

/** What lives as long as the page does. */
export const useRuntime = (): Runtime => {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('useRuntime needs startSite or renderPage around it.');
  return runtime;
};
