import { defineSteps } from '../step/index.ts';
import {
  landlordConsent,
  type WorkOrderState,
  workOrder,
  workOrderClosing,
  workOrderCompletion,
  workOrderDay,
  workOrderPatch,
  workOrderReason,
  workOrderSending,
  workOrderStates,
} from './schema.ts';

export const workOrderSteps = defineSteps({
  kind: 'workOrder',
  states: workOrderStates,
  path: '/api/work-orders/{id}/',
  reply: workOrder,
  steps: {
    issue: {
      from: { draft: 'user' },
      to: 'issued',
      body: workOrderDay,
      summary: 'Issues a work order to its contractor.',
    },
    start: {
      from: { issued: 'user' },
      to: 'started',
      body: workOrderDay,
      text: 'Record start',
      summary: 'Records the start of the work.',
    },
    send: {
      from: { issued: 'user', started: 'user' },
      to: 'derived',
      body: workOrderSending,
      summary: "Sends a work order to its contractor, by the contractor's own email or mobile.",
    },
    // Nobody need have said that it began.
    complete: {
      from: { issued: 'user', started: 'user' },
      to: 'completed',
      body: workOrderCompletion,
      summary: 'Completes a work order, with its costs.',
    },
    close: {
      from: { completed: 'admin' },
      to: 'closed',
      body: workOrderClosing,
      summary: 'Closes a completed work order with a bill, a tenant charge, or at the agency’s cost.',
    },
    consent: {
      from: { draft: 'user', issued: 'user', started: 'user', completed: 'user' },
      to: 'derived',
      body: landlordConsent,
      call: 'consentToWorkOrder',
      text: 'Record consent',
      summary: "Records the landlord's consent to a work order.",
    },
    edit: {
      from: { draft: 'user', issued: 'user', started: 'user' },
      to: 'derived',
      body: workOrderPatch,
      summary: 'Changes a work order. Send the `version` that was read.',
    },
    reopen: {
      from: { completed: 'admin' },
      to: 'started',
      body: workOrderReason,
      summary: 'Reopens a completed work order, with a reason.',
    },
    cancel: {
      from: { draft: 'user', issued: 'user', started: 'user' },
      to: 'cancelled',
      body: workOrderReason,
      summary: 'Cancels a work order that is not completed, with a reason.',
    },
  },
});

/** The states in which an order is neither closed nor cancelled. */
export const openOrderStates: readonly WorkOrderState[] = ['draft', 'issued', 'started', 'completed'];

/** The states in which the work is still to be completed. */
export const unfinishedOrderStates: readonly WorkOrderState[] = ['draft', 'issued', 'started'];
