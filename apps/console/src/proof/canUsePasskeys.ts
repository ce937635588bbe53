/** Whether this browser knows passkeys at all; a page that is not served securely has none. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
