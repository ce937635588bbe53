import { CheckCircleIcon } from '../icons/CheckCircleIcon.tsx';
import { ErrorIcon } from '../icons/ErrorIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import type { Tone } from '../theme/tones.ts';

/** The icon that tells a notice's tone to those who do not tell its colour. */
export const toneIcons: Record<Tone, typeof InfoIcon> = {
  neutral: InfoIcon,
  accent: InfoIcon,
  secondary: InfoIcon,
  info: InfoIcon,
  positive: CheckCircleIcon,
  caution: WarningIcon,
  critical: ErrorIcon,
};
