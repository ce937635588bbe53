import { createElement, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { headingSizes } from './Text.css.ts';

/** Props of `Heading`. */
export interface HeadingProps {
  /** Its place in the page's outline, whatever its size is. */
  level: 1 | 2 | 3 | 4;
  size?: keyof typeof headingSizes;
  id?: string;
  className?: string;
  children: ReactNode;
}

const sizeOf = { 1: 'xxl', 2: 'section', 3: 'l', 4: 'm' } as const;

/** A title; from 26 pixels on in the brand's display face. */
export const Heading = ({ level, size = sizeOf[level], id, className, children }: HeadingProps) =>
  createElement(`h${level}`, { id, className: cx(headingSizes[size], className) }, children);
