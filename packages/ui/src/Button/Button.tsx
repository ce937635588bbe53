import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { cx } from '../theme/cx.ts';
import { wait, waiting } from './Button.css.ts';
import { buttonClass, type ButtonStyle } from './buttonClass.ts';

/** Props of `Button`; those of a native button pass through. */
export interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  /** Shows that its action is under way and takes no further press; it keeps its width and the focus. */
  isLoading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. What leads elsewhere is a `ButtonLink`. */
export const Button = ({
  tone,
  look,
  size,
  isFull,
  iconStart,
  iconEnd,
  isLoading,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const content = (
    <>
      {iconStart}
      {children}
      {iconEnd}
    </>
  );
  return (
    <button
      {...rest}
      type={isLoading ? 'button' : type}
      className={cx(buttonClass({ tone, look, size, isFull }), className)}
      onClick={isLoading ? undefined : onClick}
      {...(isLoading && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {isLoading ? (
        <>
          <span className={waiting}>{content}</span>
          <span className={wait}>
            <Spinner size="s" />
          </span>
        </>
      ) : (
        content
      )}
    </button>
  );
};
