import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { RefreshIcon } from '../icons/RefreshIcon.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';

/** Props of `ErrorState`. */
export interface ErrorStateProps {
  /** What happened. */
  title: string;
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Stands where something could not be loaded, and offers to try again. */
export const ErrorState = ({ title, children, retryLabel, onRetry, isRetrying }: ErrorStateProps) => (
  <EmptyState
    role="alert"
    tone="critical"
    icon={<WarningIcon size="xl" />}
    title={title}
    action={
      <Button
        tone="neutral"
        look="outline"
        iconStart={<RefreshIcon />}
        isLoading={isRetrying}
        onClick={onRetry}
      >
        {retryLabel}
      </Button>
    }
  >
    {children}
  </EmptyState>
);
