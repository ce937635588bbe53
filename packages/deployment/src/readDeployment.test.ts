import { expect, test } from 'vitest';
import { readDeployment } from './readDeployment.ts';

test('several nodes, networks of a CDN and other folders are read from the environment', () => {
  const deployment = readDeployment({
    PLATFORM_UPSTREAM: '10.0.0.1:4000, [::1]:4001',
    CDN_NETWORKS: '192.0.2.0/24,2001:db8::/32',
    SITES_ROOT: '/srv/sites/',
    DRAIN_SECONDS: '10',
    CALLS_PER_SECOND: '80',
  });
  expect(deployment).toMatchObject({
    nodes: ['10.0.0.1:4000', '[::1]:4001'],
    cdnNetworks: ['192.0.2.0/24', '2001:db8::/32'],
    root: '/srv/sites',
    drainSeconds: 10,
    most: { callsPerSecond: 80 },
    ports: { http: 80, https: 443 },
  });
});

test.each([
  [{ PLATFORM_UPSTREAM: 'platform' }, /PLATFORM_UPSTREAM.*"platform".*127\.0\.0\.1:4000/],
  [{ PLATFORM_UPSTREAM: ',' }, /PLATFORM_UPSTREAM/],
  [{ CDN_NETWORKS: '192.0.2.0/24; return 200' }, /CDN_NETWORKS.*192\.0\.2\.0\/24/],
  [{ SITES_ROOT: '/srv/my sites' }, /SITES_ROOT.*"\/srv\/my sites"/],
  [{ CERTIFICATES: 'certificates' }, /CERTIFICATES.*absolute/],
  [{ CALLS_PER_SECOND: '0' }, /CALLS_PER_SECOND.*1 or more/],
  [{ HTTPS_PORT: '443s' }, /HTTPS_PORT.*"443s"/],
])('%o is refused with what is expected', (env, message) => {
  expect(() => readDeployment(env)).toThrow(message);
});
