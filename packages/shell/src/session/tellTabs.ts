/** Sends a message to the other tabs of this site. */
export const tellTabs = <Message>(channel: BroadcastChannel, message: Message): void =>
  // The rule means windows: a channel has only pages of this origin, and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(message);
