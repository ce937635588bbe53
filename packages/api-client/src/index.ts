export { ApiError, type ClientErrorCode } from './ApiError.ts';
export { askLine, type LineStatus } from './askLine.ts';
export {
  type CallOptions,
  type Carrier,
  type Client,
  type ClientContext,
  createClient,
  type Input,
} from './createClient.ts';
export { followEvents } from './followEvents.ts';
export { isApiError } from './isApiError.ts';
export { mutationFor } from './mutationFor.ts';
export { queryFor } from './queryFor.ts';
