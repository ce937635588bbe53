export { caddyConfig } from './caddyConfig.ts';
export { documentPolicy } from './documentPolicy.ts';
export { matchRoutes } from './matchRoutes.ts';
export { nginxConfig } from './nginxConfig.ts';
export { baseHeaders, strictTransport } from './securityHeaders.ts';
export { callPath, immutablePath } from './sitePaths.ts';
export type { Deployment, ServedSite } from './ServedSite.ts';
