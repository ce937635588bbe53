import { useLingui } from '@lingui/react/macro';
import { getHome } from '@marquee/contract/routes';
import { LoadFailure, MomentPicture, useApi, useSite } from '@marquee/feature-core';
import { Banner, Button, Container, DownloadIcon, EmptyState, PageHead, Skeleton } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { foot, page } from './AppDownload.css.ts';
import { SystemTabs } from './SystemTabs.tsx';
import { systems } from './systems.ts';
import { useAskedLanguage } from './useAskedLanguage.ts';
import { useInstall } from './useInstall.ts';

/** How the site becomes an app: by the browser's own offer where there is one, by steps on every system that the merchant names. */
const AppDownload = () => {
  const { t } = useLingui();
  const { name } = useSite().brand;
  const { query } = useApi();
  const home = useQuery(query(getHome, {}));
  const { isInstalled, install } = useInstall();
  useAskedLanguage();
  const ways = systems.flatMap((system) => {
    const url = home.data?.resources.find(({ resourceType }) => resourceType === system)?.url;
    return url ? [{ system, url }] : [];
  });
  return (
    <Container className={page}>
      <PageHead size="xxl" title={t`${name} as an app`}>
        {t`The app is this site itself, installed by your browser. It’s always up to date and uses the same account.`}
      </PageHead>
      {home.isError && <LoadFailure title={t`We couldn’t load the guides`} query={home} />}
      {home.isPending && <Skeleton shape="tile" />}
      {home.data && ways.length === 0 && (
        <EmptyState picture={<MomentPicture moment="nothing-yet" />} title={t`There is no app here`}>
          {t`This site runs in the browser of any phone.`}
        </EmptyState>
      )}
      {ways.length > 0 && <SystemTabs ways={ways} />}
      {isInstalled && (
        <div className={foot}>
          <Banner tone="positive" title={t`The app is on this device`} />
        </div>
      )}
      {install && (
        <div className={foot}>
          <Banner
            title={t`Your browser can install it now`}
            actions={
              <Button iconStart={<DownloadIcon />} onClick={() => void install()}>
                {t`Install ${name}`}
              </Button>
            }
          />
        </div>
      )}
    </Container>
  );
};

export default AppDownload;
