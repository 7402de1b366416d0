import { defineCall } from '../call.ts';
import { maintenanceRequest } from '../maintenanceRequest/schema.ts';
import { paginated } from '../pagination/schema.ts';
import {
  inspection,
  inspectionComparison,
  inspectionInput,
  inspectionRepair,
  inspectionTemplate,
  inspectionTemplateInput,
  inspectionTemplatePatch,
} from './schema.ts';

export const listInspectionTemplates = defineCall({
  method: 'GET',
  path: '/api/inspection-templates/',
  summary: 'The inspection templates of a book, newest first, a page at a time.',
  query: ['q', 'kind', 'is_active', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(inspectionTemplate),
});

export const createInspectionTemplate = defineCall({
  method: 'POST',
  path: '/api/inspection-templates/',
  summary: 'Adds an inspection template: areas and their items.',
  body: inspectionTemplateInput,
  status: 201,
  reply: inspectionTemplate,
});

export const getInspectionTemplate = defineCall({
  method: 'GET',
  path: '/api/inspection-templates/{id}/',
  summary: 'An inspection template.',
  status: 200,
  reply: inspectionTemplate,
});

export const updateInspectionTemplate = defineCall({
  method: 'PATCH',
  path: '/api/inspection-templates/{id}/',
  summary: 'Changes an inspection template; existing inspections are not affected.',
  body: inspectionTemplatePatch,
  status: 200,
  reply: inspectionTemplate,
});

export const listInspections = defineCall({
  method: 'GET',
  path: '/api/inspections/',
  summary: 'The inspections of a book, newest first, a page at a time; `due=true`: planned up to today.',
  query: ['q', 'state', 'kind', 'unit', 'property', 'due', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(inspection),
});

export const createInspection = defineCall({
  method: 'POST',
  path: '/api/inspections/',
  summary: 'Plans an inspection; a move-out inspection starts with the areas of the last move-in.',
  body: inspectionInput,
  status: 201,
  reply: inspection,
});

export const getInspection = defineCall({
  method: 'GET',
  path: '/api/inspections/{id}/',
  summary: 'An inspection.',
  status: 200,
  reply: inspection,
});

export const requestInspectionRepair = defineCall({
  method: 'POST',
  path: '/api/inspections/{id}/request/',
  summary: 'Creates a maintenance request from an item and its note.',
  body: inspectionRepair,
  status: 201,
  reply: maintenanceRequest,
});

export const compareInspection = defineCall({
  method: 'GET',
  path: '/api/inspections/{id}/compare/',
  summary: 'Compares each item with the previous final inspection.',
  status: 200,
  reply: inspectionComparison,
});
