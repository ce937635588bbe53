/**
 * Wakes the delivery of this process, so that a code leaves at once and not at the next look at the table. A
 * message queued by another node, or before a crash, is found by that look.
 */
export const deliverySignal = new EventTarget();
