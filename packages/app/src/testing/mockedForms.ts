import { createBranch } from '@rentsafe/domain/branch';
import { createCompany } from '@rentsafe/domain/company';
import type { BodyOf, Call, ReplyOf } from '@rentsafe/domain/contract';
import { createIndividual } from '@rentsafe/domain/individual';
import { createUser, type Invitation } from '@rentsafe/domain/user';
import type { HttpHandler } from 'msw';
import { answer } from './answer';
import type { FormName } from './forms';

interface MockedForm {
  call: Call;
  handler: HttpHandler;
}

export const sampleInvitation: Invitation = {
  url: 'http://localhost:3000/set-password#token=sample-token',
  expires_at: '2026-03-08T08:30:00Z',
};

const creates = <const C extends Call>(call: C, reply: (body: BodyOf<C>) => ReplyOf<C>): MockedForm => ({
  call,
  handler: answer(call, ({ body }) => reply(body as BodyOf<C>)),
});

/** By form, the call that creates, and how the mocked backend answers it. */
export const mockedForms: Readonly<Record<FormName, MockedForm>> = {
  individual: creates(createIndividual, ({ addresses: _, contact_details: __, ...individual }) => ({
    ...individual,
    id: 901,
    is_active: true,
  })),
  company: creates(createCompany, ({ addresses: _, profile: __, ...company }) => ({
    id: 902,
    company: { ...company, id: 902 },
    branch: { id: 903, branch_name: 'Head Office' },
  })),
  branch: creates(createBranch, ({ company, branch_name }) => ({
    id: 903,
    branch_name,
    company: { id: company, registration_name: 'Its company' },
  })),
  user: creates(createUser, (user) => ({ ...user, id: 7, is_active: true, invitation: sampleInvitation })),
};

export const formHandlers = Object.values(mockedForms).map(({ handler }) => handler);
