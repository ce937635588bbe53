import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useConsole } from './api/ConsoleContext.ts';
import { Waiting } from './api/Waiting.tsx';
import { FinderProvider } from './finder/FinderProvider.tsx';
import { Frame } from './frame/Frame.tsx';
import { NothingHere } from './frame/NothingHere.tsx';
import { NoWork } from './frame/NoWork.tsx';
import { Invitation } from './invitation/Invitation.tsx';
import { Login } from './login/Login.tsx';
import { ownPage } from './pages.tsx';
import { addressOf, usePages } from './usePages.ts';

const Pages = () => {
  const pages = usePages();
  const [home] = pages;
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="/" element={home ? <Navigate to={addressOf(home)} replace /> : <NoWork />} />
        {[...pages, ownPage].flatMap(({ paths }) =>
          Object.entries(paths).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />),
        )}
        <Route path="*" element={<NothingHere />} />
      </Routes>
    </Suspense>
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
            <FinderProvider>
              <Frame>
                <Pages />
              </Frame>
            </FinderProvider>
          ) : (
            <Login />
          )
        }
      />
    </Routes>
  );
};
