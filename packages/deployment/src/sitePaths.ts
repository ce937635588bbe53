/** Paths that the platform answers, on every site: members' and vendors' calls, drawn pictures and its own documents. Without its start. */
export const callPath = '(?:wps|lgw|vendor|art|sandbox|health|\\.well-known|openapi\\.json)(?:/|$)';

/** Paths of files whose name carries their hash, so that they may be kept for ever. Without its start. */
export const immutablePath = 'assets/';
