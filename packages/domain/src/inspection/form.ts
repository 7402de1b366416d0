import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import {
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
  isChecked,
  rowSuffixes,
} from '../form/index.ts';
import {
  type InspectionFinalisation,
  type InspectionInput,
  type InspectionRepair,
  type InspectionSigning,
  type InspectionTemplateInput,
  type InspectionTemplatePatch,
  inspectionFinalisation,
  inspectionInput,
  inspectionRepair,
  inspectionSigning,
  inspectionTemplateInput,
  inspectionTemplatePatch,
} from './schema.ts';

const id = (fields: Fields, name: string) => integerOrUndefined(fieldText(fields, name));

/** The form that plans an inspection: unit, kind, planned_on, inspector, template. */
export const inspectionForm: FormParser<InspectionInput> = formParser({
  schema: inspectionInput,
  read: (fields) => ({
    unit: id(fields, 'unit'),
    kind: fieldText(fields, 'kind'),
    planned_on: dateOrText(fieldText(fields, 'planned_on')),
    inspector: fieldText(fields, 'inspector'),
    ...(fieldText(fields, 'template') && { template: id(fields, 'template') }),
  }),
});

const areaRows = (fields: Fields) => rowSuffixes(fields, 'area');
const itemRows = (fields: Fields, area: string) => rowSuffixes(fields, `item${area}_`);

const template = (fields: Fields) => ({
  name: fieldText(fields, 'name'),
  kind: fieldText(fields, 'kind'),
  areas: areaRows(fields).map((area) => ({
    name: fieldText(fields, `area${area}`),
    items: itemRows(fields, area).map((item) => fieldText(fields, `item${area}_${item}`)),
  })),
});

/** The control of an area or an item; a list that is empty, or too long, stands at the name of its area. */
function templateControl(fields: Fields, [list, row, part, nth]: readonly string[]): string | undefined {
  const area = list === 'areas' && row ? areaRows(fields)[Number(row)] : undefined;
  if (area === undefined) return undefined;
  const item = part === 'items' && nth ? itemRows(fields, area)[Number(nth)] : undefined;
  return item === undefined ? `area${area}` : `item${area}_${item}`;
}

/** The form of a new template: name, kind, of each area area_1 and so on, and of each of its items item_1_1. */
export const inspectionTemplateForm: FormParser<InspectionTemplateInput> = formParser({
  schema: inspectionTemplateInput,
  read: template,
  controlOf: templateControl,
});

/** The form that changes a template: as a new one, and is_active. */
export const inspectionTemplateChangeForm: FormParser<Omit<InspectionTemplatePatch, 'version'>> = formParser({
  schema: z.omit(inspectionTemplatePatch, { version: true }),
  read: (fields) => ({ ...template(fields), is_active: isChecked(fieldText(fields, 'is_active')) }),
  controlOf: templateControl,
});

/** The form that signs an inspection: role, name, comment, drawing. */
export const inspectionSigningForm: FormParser<InspectionSigning> = formParser({
  schema: inspectionSigning,
  read: (fields) => ({
    role: fieldText(fields, 'role'),
    name: fieldText(fields, 'name'),
    comment: fieldText(fields, 'comment'),
    drawing: fieldText(fields, 'drawing') || null,
  }),
});

/** The form that makes an inspection final: without, unless agent and tenant have signed. */
export const inspectionFinalisationForm: FormParser<InspectionFinalisation> = formParser({
  schema: inspectionFinalisation,
  read: (fields) => ({ without: fieldText(fields, 'without') }),
});

/** The form that asks for a repair: found (area and item as JSON), category, priority. */
export const inspectionRepairForm: FormParser<InspectionRepair> = formParser({
  schema: inspectionRepair,
  read: (fields) => {
    const [area = '', item = ''] = readFound(fieldText(fields, 'found'));
    return { area, item, category: fieldText(fields, 'category'), priority: fieldText(fields, 'priority') };
  },
  controlOf: (_fields, [field]) => (field === 'area' || field === 'item' ? 'found' : undefined),
});

/** An area and an item as the value of a control. */
export const foundValue = (area: string, item: string): string => JSON.stringify([area, item]);

function readFound(value: string): string[] {
  if (value === '') return [];
  const parts: unknown = JSON.parse(value);
  return Array.isArray(parts) ? parts.map(String) : [];
}
