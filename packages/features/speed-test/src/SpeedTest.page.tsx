import { useLingui } from '@lingui/react/macro';
import { getDomainRoute } from '@marquee/contract/routes';
import { LoadFailure, useApi, useSite } from '@marquee/feature-core';
import { Button, Card, Container, PageHead, RefreshIcon, Skeleton, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { LastTime } from './LastTime.tsx';
import { bestOf, middleOf } from './Line.ts';
import { LineRow } from './LineRow.tsx';
import * as styles from './SpeedTest.css.ts';
import { useMeasurement } from './useMeasurement.ts';

/** Which domain of the site answers this browser fastest: each is asked several times, and what fails is shown. */
const SpeedTest = () => {
  const { t } = useLingui();
  const { name } = useSite().brand;
  const { query } = useApi();
  const route = useQuery(query(getDomainRoute, {}));
  const { current, domains = [] } = route.data ?? {};
  const { lines, state, start } = useMeasurement(domains);
  const shown = lines.length > 0 ? lines : domains.map((domain) => ({ domain, tries: [] }));
  const best = state === 'done' ? bestOf(lines) : undefined;
  const fastest = best?.domain;
  const slowest = Math.max(1, ...lines.map((line) => middleOf(line) ?? 0));
  return (
    <Container className={styles.page}>
      <PageHead size="xxl" title={t`Speed test`}>
        {t`We time each ${name} address five times and show the median. Nothing about you or your account is sent.`}
      </PageHead>
      {state === 'new' && <LastTime domains={domains} />}
      {route.isError && <LoadFailure title={t`We couldn’t load the addresses`} query={route} />}
      {route.isPending && <Skeleton shape="tile" />}
      {shown.length > 0 && (
        <Card className={styles.whole}>
          <ul className={styles.lines} aria-label={t`Addresses`} aria-busy={state === 'running'}>
            {shown.map((line) => (
              <LineRow
                key={line.domain}
                line={line}
                isHere={line.domain === current}
                isBest={line.domain === fastest}
                isRunning={state === 'running'}
                slowest={slowest}
              />
            ))}
          </ul>
        </Card>
      )}
      {shown.length > 0 && (
        <>
          <Text as="output" isMuted>
            {state === 'running' && t`Measuring`}
            {fastest && t`${fastest} answers fastest. A shorter bar is faster; this browser remembers it.`}
            {state === 'done' &&
              !fastest &&
              t`No address has answered. Check your connection and measure again.`}
          </Text>
          <Button iconStart={<RefreshIcon />} isLoading={state === 'running'} onClick={() => void start()}>
            {state === 'new' ? t`Measure` : t`Measure again`}
          </Button>
        </>
      )}
    </Container>
  );
};

export default SpeedTest;
