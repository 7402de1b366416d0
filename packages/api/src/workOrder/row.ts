import type { workOrders } from '../db/schema.ts';
import type { Row } from '../resource/records.ts';

export type OrderRow = Row<typeof workOrders>;
