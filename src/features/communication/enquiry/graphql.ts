import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { receiveEnquiry } from './receive-enquiry.ts'

const ContactInput = builder.inputType('ContactInput', {
  fields: (t) => ({
    topic: t.string({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    body: t.string({ required: true }),
  }),
})

const ContactResult = builder.objectRef<{ number: string }>('ContactResult').implement({
  description: 'number: what the writer quotes when asking again.',
  fields: (t) => ({ number: t.exposeString('number') }),
})

builder.mutationFields((t) => ({
  contact: t.field({
    description: 'Sends an enquiry to the operators. The same Idempotency-Key answers with the first number.',
    type: ContactResult,
    access: 'public',
    args: { input: t.arg({ type: ContactInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer, request }) =>
      unwrap(await receiveEnquiry(services, { input, viewer, request })),
  }),
}))
