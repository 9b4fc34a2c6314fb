import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './catalog.css';
import { CatalogPage } from './catalog-page.tsx';

createRoot(document.getElementById('catalog')!).render(
  <StrictMode>
    <CatalogPage />
  </StrictMode>,
);
