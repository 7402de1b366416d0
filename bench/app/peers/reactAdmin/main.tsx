// react-admin as its docs write it; the list and the dialog are loaded lazily, as they recommend.
import { lazy } from 'react';
import { Admin, type AuthProvider, type DataProvider, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { individual, individuals, signIn, signOut, token } from '../api';

const IndividualList = lazy(() => import('./IndividualList'));

const authProvider: AuthProvider = {
  login: ({ username, password }) => signIn(username, password),
  logout: async () => signOut(),
  checkAuth: async () => {
    if (!token()) throw new Error();
  },
  checkError: async ({ status }) => {
    if (status === 401) throw new Error();
  },
  getPermissions: async () => undefined,
};

const dataProvider = {
  getList: async (
    _: string,
    { pagination, filter }: { pagination?: { page: number }; filter?: { q?: string } },
  ) => {
    const { results, count } = await individuals(filter?.q ?? '', pagination?.page ?? 1);
    return { data: results, total: count };
  },
  getOne: async (_: string, { id }: { id: number }) => ({ data: await individual(id) }),
} as unknown as DataProvider;

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} requireAuth disableTelemetry>
    <Resource name="individuals" list={IndividualList} />
  </Admin>,
);
