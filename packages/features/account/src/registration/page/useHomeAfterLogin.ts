import { useSession } from '@marquee/feature-core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Sends home who logs in on this page (specification, section 2). A session that is only being restored does not
 * count. The entry keeps its state, so that a box that is open over the page stays; `isMoved` tells the frame that
 * closing it must not lead back here.
 */
export const useHomeAfterLogin = (isArriving: boolean) => {
  const session = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isMember = session.status === 'member' && !session.isDemo;
  const before = useRef(session.status);
  useEffect(() => {
    const hasLoggedIn = before.current === 'guest' && isMember;
    before.current = session.status;
    if (hasLoggedIn && !isArriving) void navigate('/', { replace: true, state: { ...state, isMoved: true } });
  }, [isArriving, isMember, navigate, session.status, state]);
};
