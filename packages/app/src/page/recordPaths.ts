import { HOME_PATH } from '@rentsafe/domain/session';

export const individualPath = (id: number) => `${HOME_PATH}/individuals/${id}`;

export const companyPath = (id: number) => `${HOME_PATH}/companies/${id}`;

export const branchPath = (company: number, id: number) => `${companyPath(company)}/branches/${id}`;
