import type { ReactNode } from 'react';
import { body } from './Card.css.ts';

/** What stands below the picture of a `Card` without padding. */
export const CardBody = ({ children }: { children: ReactNode }) => <div className={body}>{children}</div>;
