/** A demo account that the start prints. */
export type DemoAccount = { merchantCode: string; username: string; password: string; note: string };
