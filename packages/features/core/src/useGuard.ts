import { useOpenModal } from './modals.ts';
import { useSession } from './session.ts';

/**
 * Wraps an action that needs an account: a guest gets the login box instead, and a free-play account the
 * popup that says a real account is needed. The platform checks again; this only saves a refused call.
 */
export const useGuard = () => {
  const session = useSession();
  const open = useOpenModal();
  return (action: () => void, { allowsDemo = false } = {}) => {
    if (session.status === 'guest') open('login', {});
    else if (session.status === 'member' && session.isDemo && !allowsDemo) open('realAccountNeeded', {});
    else if (session.status === 'member') action();
  };
};
