import '@rentsafe/ui/styles.css';
import { type ComponentType, lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';

/** Each page is loaded when it is first shown. */
const page = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  Component: lazy(async () => ({ default: await load() })),
});

const router = createBrowserRouter([
  {
    Component: App,
    children: [
      page('/', async () => (await import('./Dashboard')).Dashboard),
      page('/jobs', async () => (await import('./jobs/JobList')).JobList),
      page('/jobs/new', async () => (await import('./jobs/BookJob')).BookJob),
      page('/jobs/:id', async () => (await import('./jobs/JobPage')).JobPage),
      page('/import', async () => (await import('./ImportJobs')).ImportJobs),
    ],
  },
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
