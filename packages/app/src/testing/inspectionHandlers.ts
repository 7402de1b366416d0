import {
  compareInspection,
  createInspection,
  createInspectionTemplate,
  getInspection,
  getInspectionTemplate,
  type Inspection,
  type InspectionInput,
  type InspectionPatch,
  type InspectionSigning,
  type InspectionTemplate,
  type InspectionTemplateInput,
  type InspectionTemplatePatch,
  inspectionSteps,
  listInspections,
  listInspectionTemplates,
  requestInspectionRepair,
  updateInspectionTemplate,
} from '@rentsafe/domain/inspection';
import { answer, type MockedRequest } from './answer';
import { pageOf } from './mockedLists';
import { ownBook } from './ownBook';
import { sampleComparison, sampleInspection, sampleInspections, sampleTemplates } from './sampleInspections';
import { sampleRequest } from './sampleMaintenance';

const found = ({ ids }: MockedRequest): Inspection =>
  sampleInspections.find(({ id }) => id === Number(ids.id)) ?? sampleInspection({ id: Number(ids.id) });

const templateOf = ({ ids }: MockedRequest): InspectionTemplate =>
  sampleTemplates.find(({ id }) => id === Number(ids.id)) ?? (sampleTemplates[0] as InspectionTemplate);

/** How the mocked backend answers what is asked of inspections. */
export const inspectionHandlers = [
  answer(listInspections, (request) => {
    const { query } = request;
    const rows = sampleInspections.filter(
      ({ state, kind }) => state === (query.get('state') ?? state) && kind === (query.get('kind') ?? kind),
    );
    return pageOf(rows, request);
  }),
  answer(listInspectionTemplates, (request) => {
    const { query } = request;
    const rows = sampleTemplates.filter(
      ({ kind, is_active }) =>
        kind === (query.get('kind') ?? kind) &&
        String(is_active) === (query.get('is_active') ?? String(is_active)),
    );
    return pageOf(rows, request);
  }),
  answer(createInspectionTemplate, ({ body }) => ({
    ...(body as InspectionTemplateInput),
    ...{ id: 4, client: ownBook, is_active: true, version: 1 },
  })),
  answer(getInspectionTemplate, templateOf),
  answer(updateInspectionTemplate, (request) => ({
    ...templateOf(request),
    ...(request.body as InspectionTemplatePatch),
    version: 2,
  })),
  answer(createInspection, ({ body }) => {
    const { kind, planned_on } = body as InspectionInput;
    return sampleInspection({ id: 6, number: 'IN-000006', kind, planned_on });
  }),
  answer(getInspection, found),
  answer(inspectionSteps.calls.edit, (request) => {
    const { areas, version } = request.body as InspectionPatch;
    return { ...found(request), version: version + 1, ...(areas && { areas: areas as Inspection['areas'] }) };
  }),
  answer(inspectionSteps.calls.complete, (request) => ({
    ...found(request),
    state: 'done' as const,
    done_on: '2026-03-02',
    version: 2,
  })),
  answer(inspectionSteps.calls.sign, (request) => {
    const { role, name, comment = null, drawing = null } = request.body as InspectionSigning;
    const { signatures, ...record } = found(request);
    const signature = {
      role,
      name,
      comment: comment || null,
      drawing,
      signed_at: '2026-03-02T10:05:00Z',
      device_at: null,
      user: null,
    };
    return { ...record, signatures: [...signatures, signature], version: 3 };
  }),
  answer(inspectionSteps.calls.final, (request) => ({
    ...found(request),
    state: 'final' as const,
    sha256: 'a'.repeat(64),
    version: 4,
  })),
  answer(inspectionSteps.calls.cancel, (request) => ({
    ...found(request),
    state: 'cancelled' as const,
    reason: (request.body as { reason: string }).reason,
    version: 2,
  })),
  answer(requestInspectionRepair, () => sampleRequest()),
  answer(compareInspection, () => sampleComparison),
];
