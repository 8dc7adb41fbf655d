import type { Id } from '../../../domain/id.ts'
import { builder } from './builder.ts'

export const OkResult = builder.objectRef<{ ok: boolean }>('OkResult').implement({
  fields: (t) => ({ ok: t.exposeBoolean('ok') }),
})

export const InvestIdResult = builder
  .objectRef<{ id: Id<'investment'>; receiptNumber: number | null }>('InvestIdResult')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      receipt_number: t.exposeInt('receiptNumber', {
        nullable: true,
        description: "The place in the order in which the project's applications were accepted, from 1.",
      }),
    }),
  })

export const IdResult = builder.objectRef<{ id: Id<string>; version?: number }>('IdResult').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.int({
      nullable: true,
      description: "Of what has versions: the one that now stands, which the same person's next act names.",
      resolve: ({ version }) => version ?? null,
    }),
  }),
})

export const InvestRefInput = builder.inputType('InvestRefInput', {
  fields: (t) => ({ invest_id: t.id({ required: true }) }),
})
