import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Banner, Tabs } from '@marquee/ui';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isGuide } from './guide/isGuide.ts';
import { SystemGuide } from './guide/SystemGuide.tsx';
import { useGuides } from './guide/useGuides.tsx';
import { type System, systemOfBrowser } from './systems.ts';

type Way = { system: System; url: string };

/** The guides as tabs: the one that the address names, or that of the phone that reads it. */
export const SystemTabs = ({ ways }: { ways: readonly Way[] }) => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const own = useSyncExternalStore(
    () => () => undefined,
    () => systemOfBrowser(navigator),
    () => undefined,
  );
  const named = search.get('system');
  const shown =
    ways.find(({ system }) => system === named) ?? ways.find(({ system }) => system === own) ?? ways[0]!;
  const { brand } = useSite();
  const guides = useGuides(/^https?:\/\/([^/]+)/.exec(shown.url)?.[1] ?? brand.merchants[0]!.domains[0]!);
  const select = (system: System) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('system', system);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <Tabs
        label={t`Your phone`}
        tabs={ways.map(({ system }) => ({ id: system, label: guides[system].name }))}
        selected={shown.system}
        onSelect={select}
      >
        <SystemGuide system={shown.system} guide={guides[shown.system]} url={shown.url} />
      </Tabs>
      {ways.every(({ system, url }) => system === 'H5' || isGuide(url)) && (
        <Banner tone="caution" title={t`There is no file to install`}>
          {t`If someone sends you the app as a file, it isn’t from us. Install it only from this site.`}
        </Banner>
      )}
    </>
  );
};
