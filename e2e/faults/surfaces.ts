import type { Surface, SurfaceId } from './matrix.ts';
import { addBranch, addCompany, addIndividual, addUser } from './surfaces/forms.ts';
import { addressCascade, contactPicker } from './surfaces/parts.ts';
import { companyReport, individualReport } from './surfaces/reports.ts';
import { companyList, individualList, internalUsers, login, routeChange } from './surfaces/screens.ts';
import { printing, statements } from './surfaces/statements.ts';

export const surfaces: Readonly<Record<SurfaceId, Surface>> = {
  login,
  individualList,
  companyList,
  addIndividual,
  addCompany,
  addBranch,
  addressCascade,
  contactPicker,
  individualReport,
  companyReport,
  internalUsers,
  addUser,
  statements,
  print: printing,
  routeChange,
};
