import '@marquee/ui/base';
import 'virtual:theme.css';
import { LinkProvider } from '@marquee/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { ConsoleProvider } from './ConsoleProvider.tsx';
import { RouterLink } from './frame/RouterLink.tsx';
import { ProofProvider } from './proof/ProofProvider.tsx';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <LinkProvider component={RouterLink}>
          <ConsoleProvider>
            <ProofProvider>
              <App />
            </ProofProvider>
          </ConsoleProvider>
        </LinkProvider>
      </BrowserRouter>
    </StrictMode>,
  );
