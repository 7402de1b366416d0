// refine with Ant Design as its docs write it; pages are loaded lazily, as they recommend.
import '@refinedev/antd/dist/reset.css';
import { ThemedLayout } from '@refinedev/antd';
import { Authenticated, type AuthProvider, type DataProvider, Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { App as AntdApp, ConfigProvider } from 'antd';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router';
import { individual, individuals, signIn, signOut, token } from '../api';

const IndividualList = lazy(() => import('./IndividualList'));
const SignIn = lazy(() => import('./SignIn'));

const authProvider: AuthProvider = {
  login: async ({ email, password }) => {
    try {
      await signIn(email, password);
      return { success: true, redirectTo: '/' };
    } catch (error) {
      return { success: false, error: error as Error };
    }
  },
  logout: async () => {
    signOut();
    return { success: true, redirectTo: '/login' };
  },
  check: async () => (token() ? { authenticated: true } : { authenticated: false, redirectTo: '/login' }),
  onError: async (error) => (error?.status === 401 ? { logout: true } : {}),
};

const dataProvider = {
  getApiUrl: () => '/api',
  getList: async ({ pagination, filters }: Parameters<DataProvider['getList']>[0]) => {
    const [filter] = filters ?? [];
    const { results, count } = await individuals(String(filter?.value ?? ''), pagination?.currentPage ?? 1);
    return { data: results, total: count };
  },
  getOne: async ({ id }: Parameters<DataProvider['getOne']>[0]) => ({ data: await individual(Number(id)) }),
} as unknown as DataProvider;

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <ConfigProvider>
      <AntdApp>
        <Refine
          authProvider={authProvider}
          dataProvider={dataProvider}
          routerProvider={routerProvider}
          resources={[{ name: 'individuals', list: '/individuals' }]}
          options={{ disableTelemetry: true }}
        >
          <Suspense>
            <Routes>
              <Route
                element={
                  <Authenticated key="protected" redirectOnFail="/login">
                    <ThemedLayout>
                      <Outlet />
                    </ThemedLayout>
                  </Authenticated>
                }
              >
                <Route index element={<Navigate to="/individuals" />} />
                <Route path="/individuals" element={<IndividualList />} />
              </Route>
              <Route path="/login" element={<SignIn />} />
            </Routes>
          </Suspense>
        </Refine>
      </AntdApp>
    </ConfigProvider>
  </BrowserRouter>,
);
