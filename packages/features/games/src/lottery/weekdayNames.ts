import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** The days of the week as the lottery menus name them (specification, section 9), Monday first. */
export const weekdayNames: readonly MessageDescriptor[] = [
  msg({ message: 'Mon', context: 'day of the week' }),
  msg({ message: 'Tue', context: 'day of the week' }),
  msg({ message: 'Wed', context: 'day of the week' }),
  msg({ message: 'Thu', context: 'day of the week' }),
  msg({ message: 'Fri', context: 'day of the week' }),
  msg({ message: 'Sat', context: 'day of the week' }),
  msg({ message: 'Sun', context: 'day of the week' }),
];
