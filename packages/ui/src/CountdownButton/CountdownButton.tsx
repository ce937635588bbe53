import { useNow } from '../behaviour/useNow.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';

/** Props of `CountdownButton`. */
export interface CountdownButtonProps extends Omit<ButtonProps, 'children'> {
  /** Until when it is blocked, in milliseconds since 1970; not blocked without it. */
  blockedUntil?: number;
  children: string;
  /** Its words while it is blocked, for instance "Send again in 42 s". */
  blockedLabel: (seconds: number) => string;
  /** The time in milliseconds, where it is not the device's. */
  now?: () => number;
}

/** A button that may be pressed again after a while, such as the one that sends a code. */
export const CountdownButton = ({
  blockedUntil = 0,
  children,
  blockedLabel,
  now,
  ...rest
}: CountdownButtonProps) => {
  const time = useNow(now) ?? 0;
  const seconds = Math.ceil((blockedUntil - time) / 1000);
  const isBlocked = seconds > 0;
  return (
    <Button look="outline" {...rest} disabled={rest.disabled || isBlocked}>
      {isBlocked ? blockedLabel(seconds) : children}
    </Button>
  );
};
