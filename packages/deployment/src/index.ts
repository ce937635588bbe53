export { caddyConfig } from './caddy/caddyConfig.ts';
export { contentTypes, packedTypes } from './contentTypes.ts';
export { documentPolicy, type PageParties } from './documentPolicy.ts';
export {
  type FromRenderer,
  type PageAnswer,
  type PageQuestion,
  pagesFolder,
  type RendererData,
  rendererFile,
  type ToRenderer,
} from './pages/PageMessages.ts';
export { matchRoutes } from './matchRoutes.ts';
export { nginxConfig } from './nginx/nginxConfig.ts';
export { placeRelease } from './release/placeRelease.ts';
export { escapeXml } from './escapeXml.ts';
export { readDeployment } from './readDeployment.ts';
export { rollBack } from './release/rollBack.ts';
export { baseHeaders, documentHeaders, strictTransport, workerPolicy } from './securityHeaders.ts';
export { sitemapXml } from './sitemapXml.ts';
export { plainPath, callPath, immutablePath, innerPath, merchantFiles, workerPath } from './sitePaths.ts';
export { writeServerFiles } from './writeServerFiles.ts';
export type { Deployment } from './Deployment.ts';
export type { ServedSite } from './ServedSite.ts';
