import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells a test which path and query the router is at. */
export const AddressProbe = ({ onChange }: { onChange: (address: string) => void }) => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onChange(pathname + search);
  });
  return null;
};
