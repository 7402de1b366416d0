import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { maintenanceCategory, maintenancePriority } from '../maintenance/schema.ts';
import { party } from '../party/index.ts';
import { blankText, maxLength, minLength, optionalText, readVersion, recordId, text } from '../text/index.ts';

export const inspectionKinds = ['move_in', 'routine', 'move_out'] as const;
export type InspectionKind = (typeof inspectionKinds)[number];

export const inspectionStates = ['planned', 'done', 'signed', 'final', 'cancelled'] as const;
export type InspectionState = (typeof inspectionStates)[number];

/** From the best to the worst; `none` is what does not apply here. */
export const conditions = ['good', 'fair', 'poor', 'damaged', 'missing', 'none'] as const;
export type Condition = (typeof conditions)[number];

export const signatureRoles = ['agent', 'tenant', 'landlord'] as const;
export type SignatureRole = (typeof signatureRoles)[number];

const name = text(100);

/** Two of one name could not be told apart where they are compared. `nameIn` is where an item has its name. */
const distinct = <Item>(nameOf: (item: Item) => string, nameIn: readonly string[] = []) =>
  z.check<readonly Item[]>(({ value, issues }) => {
    const before = new Set<string>();
    for (const [at, item] of value.entries()) {
      const folded = nameOf(item).toLowerCase();
      if (before.has(folded)) {
        issues.push({
          ...{ code: 'custom', input: item, path: [at, ...nameIn] },
          message: issue('repeated').error,
        });
      }
      before.add(folded);
    }
  });

const namedOnce = distinct(({ name }: { name: string }) => name, ['name']);

export const MAX_AREAS = 60;
export const MAX_ITEMS = 60;

const templateItems = z.array(name).check(
  minLength(1),
  maxLength(MAX_ITEMS),
  distinct((item: string) => item),
);

export const templateAreas = z
  .array(z.object({ name, items: templateItems }))
  .check(minLength(1), maxLength(MAX_AREAS), namedOnce);

/** The kinds whose templates an inspection can begin with, the best first. */
export const templateKinds: Readonly<Record<InspectionKind, readonly InspectionKind[]>> = {
  move_in: ['move_in', 'move_out'],
  routine: ['routine'],
  move_out: ['move_out', 'move_in'],
};

export const inspectionTemplateInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  name,
  kind: z.enum(inspectionKinds),
  areas: templateAreas,
});
export type InspectionTemplateInput = z.input<typeof inspectionTemplateInput>;

export const inspectionTemplatePatch = z.object({
  name: z.optional(name),
  kind: z.optional(z.enum(inspectionKinds)),
  areas: z.optional(templateAreas),
  is_active: z.optional(z.boolean()),
  version: readVersion,
});
export type InspectionTemplatePatch = z.input<typeof inspectionTemplatePatch>;

export const inspectionTemplate = z.object({
  id: recordId,
  client: clientRef,
  name: z.string(),
  kind: z.enum(inspectionKinds),
  areas: z.array(z.object({ name: z.string(), items: z.array(z.string()) })),
  is_active: z.boolean(),
  version: readVersion,
});
export type InspectionTemplate = z.output<typeof inspectionTemplate>;

const item = z.object({
  name,
  condition: z.optional(z.nullable(z.enum(conditions))),
  note: z.optional(z.nullable(blankText(1000))),
  /** Files of the inspection. */
  files: z.optional(z.array(recordId).check(maxLength(20))),
});

export const inspectionAreas = z
  .array(z.object({ name, items: z.array(item).check(maxLength(MAX_ITEMS), namedOnce) }))
  .check(maxLength(MAX_AREAS), namedOnce);

export const inspectionInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  unit: recordId,
  kind: z.enum(inspectionKinds),
  planned_on: plainDate,
  inspector: optionalText(150),
  /** A template that fits the kind when left out. */
  template: z.optional(z.nullable(recordId)),
});
export type InspectionInput = z.input<typeof inspectionInput>;

/** Only what is planned may change. */
export const inspectionPatch = z.object({
  planned_on: z.optional(plainDate),
  inspector: optionalText(150),
  areas: z.optional(inspectionAreas),
  version: readVersion,
});
export type InspectionPatch = z.input<typeof inspectionPatch>;

export const inspectionCompletion = z.object({
  /** Today when left out. */
  on: z.optional(z.nullable(plainDate)),
  /** What was read: findings that nobody here has seen are not completed. */
  version: z.optional(readVersion),
});
export type InspectionCompletion = z.input<typeof inspectionCompletion>;

const isDrawing = (value: string) => /^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})*)+$/.test(value);

/** The path of an SVG, in a box of 600 by 200: lines, and nothing else. */
const signatureDrawing = z.string().check(z.maxLength(8000), z.refine(isDrawing, issue('not_valid')));

const isMoment = (value: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/.test(value) && !Number.isNaN(Date.parse(value));

export const inspectionSigning = z.object({
  role: z.enum(signatureRoles),
  name: text(150),
  comment: optionalText(1000),
  /** Beside the typed name. */
  drawing: z.optional(z.nullable(signatureDrawing)),
  /** When it was signed, by the clock of a device that had no connection. */
  device_at: z.optional(z.nullable(z.string().check(z.refine(isMoment, issue('not_valid'))))),
});
export type InspectionSigning = z.input<typeof inspectionSigning>;

/** Why the tenant has not signed. */
export const inspectionFinalisation = z.object({ without: optionalText(500) });
export type InspectionFinalisation = z.input<typeof inspectionFinalisation>;

export const inspectionCancellation = z.object({ reason: text(500) });
export type InspectionCancellation = z.input<typeof inspectionCancellation>;

/** Something that was found, to be mended. */
export const inspectionRepair = z.object({
  area: name,
  item: name,
  category: maintenanceCategory,
  priority: maintenancePriority,
});
export type InspectionRepair = z.input<typeof inspectionRepair>;

const named = z.object({ id: recordId, name: z.string() });
const numbered = z.object({ id: recordId, number: z.string() });

const inspectedItem = z.object({
  name: z.string(),
  condition: z.nullable(z.enum(conditions)),
  note: z.string(),
  files: z.array(recordId),
});
export type InspectedItem = z.output<typeof inspectedItem>;

const inspectedArea = z.object({ name: z.string(), items: z.array(inspectedItem) });
export type InspectedArea = z.output<typeof inspectedArea>;

export const inspectionSignature = z.object({
  role: z.enum(signatureRoles),
  name: z.string(),
  comment: z.nullable(z.string()),
  /** As it was drawn; null in lists. */
  drawing: z.nullable(z.string()),
  /** When it was received. */
  signed_at: z.string(),
  /** When it was signed, by the clock of a device that had no connection; null with one, and where the clock was wrong. */
  device_at: z.nullable(z.string()),
  /** Whose device it was signed on. */
  user: z.nullable(named),
});
export type InspectionSignature = z.output<typeof inspectionSignature>;

export const inspection = z.object({
  id: recordId,
  client: clientRef,
  number: z.string(),
  unit: z.object({ id: recordId, unit_number: z.string() }),
  property: named,
  /** Whose lease it was on the planned day. */
  lease: z.nullable(numbered),
  tenant: z.nullable(party),
  kind: z.enum(inspectionKinds),
  planned_on: plainDate,
  done_on: z.nullable(plainDate),
  inspector: z.nullable(z.string()),
  areas: z.array(inspectedArea),
  signatures: z.array(inspectionSignature),
  state: z.enum(inspectionStates),
  /** Why the tenant has not signed. */
  without: z.nullable(z.string()),
  /** Why it was cancelled. */
  reason: z.nullable(z.string()),
  /** Of what was signed, its photos included; once it is final. */
  sha256: z.nullable(z.string()),
  version: readVersion,
});
export type Inspection = z.output<typeof inspection>;

/** The areas of a template in one line: `Kitchen: Sink, Stove; Garden: Fence`. */
export const areasText = (areas: InspectionTemplate['areas']): string =>
  areas.map(({ name, items }) => `${name}: ${items.join(', ')}`).join('; ');

export const inspectionComparison = z.object({
  with: numbered,
  rows: z.array(
    z.object({
      area: z.string(),
      item: z.string(),
      /** Null where one of the two has no such item. */
      before: z.nullable(z.enum(conditions)),
      after: z.nullable(z.enum(conditions)),
      worse: z.boolean(),
    }),
  ),
});
export type InspectionComparison = z.output<typeof inspectionComparison>;
