import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells a test which path and query the router is at. */
export const AddressProbe = ({ onChange }: { onChange: (address: string) => void }) => {
  const { pathname, search } = useLocation();
  // Before anything of the new page is seen: a test asks for its address as soon as it finds the page.
  useLayoutEffect(() => {
    onChange(pathname + search);
  });
  return null;
};
