import { createReader, platformVariables } from '@marquee/variables';

const { text } = createReader(platformVariables);

/**
 * The password that accounts are opened with by staff, from `DEFAULT_PASSWORD`; whoever logs in with it has to
 * change it. The sandbox alone has a published one; elsewhere there is none unless it is set.
 */
export const defaultPassword = (isSandbox: boolean): string | null =>
  text('DEFAULT_PASSWORD') ?? (isSandbox ? platformVariables.DEFAULT_PASSWORD.sandboxDefault : null);
