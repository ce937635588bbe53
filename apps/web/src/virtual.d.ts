declare module 'virtual:sites' {
  import type { Brand } from '@marquee/brand';
  import type { Feature } from '@marquee/feature-core';

  export const sites: Record<string, { brand: Brand; logo: string; mark: string; features: Feature[] }>;
}
