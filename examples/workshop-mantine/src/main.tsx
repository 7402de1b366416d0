import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import 'mantine-datatable/styles.css';
import { Container } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { JobForm } from './JobForm';
import { JobList } from './JobList';
import { Providers } from './Providers';

function App() {
  return (
    <Providers>
      <Container size="xl" py="md" component="main">
        <Outlet />
      </Container>
    </Providers>
  );
}

const router = createBrowserRouter([
  {
    Component: App,
    children: [
      { path: '/jobs', Component: JobList },
      { path: '/jobs/new', Component: JobForm },
      { path: '/jobs/:id', element: 'Booked.' },
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
