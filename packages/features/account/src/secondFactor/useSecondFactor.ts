import { isApiError } from '@marquee/api-client';
import { type ModalParams, useOpenModal } from '@marquee/feature-core';

type Login = Pick<ModalParams['secondFactor'], 'remember'> & {
  /** Closes what the login was made in. */
  onClose: () => void;
};

/**
 * Takes a login over whose refusal asks for a second proof: its box closes and that of the proof opens. False for
 * any other refusal, which is left to the login. Every way to log in asks this first.
 */
export const useSecondFactor = () => {
  const open = useOpenModal();
  return (error: unknown, { remember, onClose }: Login): boolean => {
    if (!isApiError(error, 'ADDRESS_UNKNOWN')) return false;
    onClose();
    open('secondFactor', { verification: error.details.verification, ...(remember && { remember }) });
    return true;
  };
};
