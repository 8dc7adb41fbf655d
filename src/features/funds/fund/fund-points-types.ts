import type { JsonValues } from '../../../domain/records/field.ts'
import { sourcedFactFields, weakPointFields } from '../../../domain/records/fund-points.ts'
import { builder } from '../../core/graphql/builder.ts'

export const FundFact = builder.objectRef<JsonValues<typeof sourcedFactFields>>('FundFact').implement({
  description: 'What speaks for a property.',
  fields: (t) => ({
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    source: t.exposeString('source', { description: 'Where it can be looked up.' }),
    as_of: t.expose('as_of', { type: 'Date', description: 'The day of which it is true.' }),
  }),
})

export const FundFactInput = builder.inputType('FundFactInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    text: t.string({ required: true }),
    source: t.string({ required: true }),
    as_of: t.field({ type: 'Date', required: true }),
  }),
})

export const FundWeakPoint = builder.objectRef<JsonValues<typeof weakPointFields>>('FundWeakPoint').implement({
  description: 'What speaks against a property.',
  fields: (t) => ({ title: t.exposeString('title'), text: t.exposeString('text') }),
})

export const FundWeakPointInput = builder.inputType('FundWeakPointInput', {
  fields: (t) => ({ title: t.string({ required: true }), text: t.string({ required: true }) }),
})
