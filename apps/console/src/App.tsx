import { Navigate, Route, Routes } from 'react-router-dom';
import { useConsole } from './api/ConsoleContext.ts';
import { useMay } from './api/useMay.ts';
import { Frame } from './frame/Frame.tsx';
import { NothingHere } from './frame/NothingHere.tsx';
import { Invitation } from './invitation/Invitation.tsx';
import { Login } from './login/Login.tsx';
import { People } from './people/People.tsx';
import { Requests } from './requests/Requests.tsx';
import { Site } from './site/Site.tsx';
import { Trail } from './trail/Trail.tsx';
import { Withdrawal } from './withdrawals/Withdrawal.tsx';
import { Withdrawals } from './withdrawals/Withdrawals.tsx';

const Pages = () => {
  const may = useMay();
  const reads = may('withdrawals.read');
  const first = reads
    ? '/withdrawals'
    : may('audit.read')
      ? '/trail'
      : may('staff.manage')
        ? '/people'
        : null;
  return (
    <Routes>
      {first && <Route path="/" element={<Navigate to={first} replace />} />}
      {reads && (
        <>
          <Route path="/withdrawals" element={<Withdrawals />} />
          <Route path="/withdrawals/:reference" element={<Withdrawal />} />
          <Route path="/requests" element={<Requests />} />
        </>
      )}
      {may('site.read') && <Route path="/site" element={<Site />} />}
      {(may('audit.read') || may('staff.manage')) && <Route path="/trail" element={<Trail />} />}
      {may('staff.manage') && <Route path="/people" element={<People />} />}
      <Route path="*" element={<NothingHere />} />
    </Routes>
  );
};

/** The console: the ways in, or the pages that whoever is logged in has. */
export const App = () => {
  const { self } = useConsole();
  return (
    <Routes>
      <Route path="/invitation" element={<Invitation />} />
      <Route
        path="*"
        element={
          self ? (
            <Frame>
              <Pages />
            </Frame>
          ) : (
            <Login />
          )
        }
      />
    </Routes>
  );
};
