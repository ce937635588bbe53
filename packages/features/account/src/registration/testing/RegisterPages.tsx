import { Route, Routes } from 'react-router-dom';
import { feature } from '../../index.ts';

const [route] = feature.routes ?? [];
if (!route) throw new Error('The feature has no page.');
const { default: RegisterPage } = await route.load();

/** The registration page, and the home page that it leads to. */
export const RegisterPages = () => (
  <Routes>
    <Route path="/register" element={<RegisterPage />} />
    <Route path="/" element={<h1>Home</h1>} />
  </Routes>
);
