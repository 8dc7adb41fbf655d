import {
  DISCLOSURE_FORMS,
  DISCLOSURE_KINDS,
  HEIR_RELATIONS,
  NAME_CHANGE_REASONS,
} from '../../../domain/communication/guided-case.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { askDisclosure } from './ask-disclosure.ts'
import { askNameChange } from './ask-name-change.ts'
import { reportInheritance } from './report-inheritance.ts'

const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>) => Object.keys(words) as [Key, ...Key[]]

const CaseResult = builder.objectRef<{ number: string }>('CaseResult').implement({
  description: 'number: what the writer quotes when asking again.',
  fields: (t) => ({ number: t.exposeString('number') }),
})

const DisclosureKindType = builder.enumType('DisclosureKind', { values: keysOf(DISCLOSURE_KINDS) })
const DisclosureForm = builder.enumType('DisclosureForm', { values: keysOf(DISCLOSURE_FORMS) })
const NameChangeReason = builder.enumType('NameChangeReason', { values: keysOf(NAME_CHANGE_REASONS) })
const HeirRelation = builder.enumType('HeirRelation', { values: keysOf(HEIR_RELATIONS) })

const DisclosureInput = builder.inputType('DisclosureInput', {
  fields: (t) => ({
    kinds: t.field({ type: [DisclosureKindType], required: true }),
    form: t.field({ type: DisclosureForm, required: true }),
    note: t.string({ required: true, description: 'May be empty, as everywhere below.' }),
  }),
})

const NameChangeInput = builder.inputType('NameChangeInput', {
  fields: (t) => ({
    sei: t.string({ required: true }),
    mei: t.string({ required: true }),
    sei_kana: t.string({ required: true }),
    mei_kana: t.string({ required: true }),
    reason: t.field({ type: NameChangeReason, required: true }),
    changed_on: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    note: t.string({ required: true }),
  }),
})

const InheritanceInput = builder.inputType('InheritanceInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    tel: t.string({ required: true }),
    relation: t.field({ type: HeirRelation, required: true }),
    deceased_name: t.string({ required: true }),
    deceased_kana: t.string({ required: true }),
    died_on: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    note: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  askDisclosure: t.field({
    description:
      "Asks for one's own data, its correction or its end. Needs a login not older than ten minutes. The same Idempotency-Key answers with the first number.",
    type: CaseResult,
    access: 'member',
    args: { input: t.arg({ type: DisclosureInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      unwrap(
        await askDisclosure(context.services, requireViewer(context), {
          input,
          requestKey: context.request.idempotencyKey,
        }),
      ),
  }),
  askNameChange: t.field({
    description:
      'Tells of a new name. Needs a login not older than ten minutes. The same Idempotency-Key answers with the first number.',
    type: CaseResult,
    access: 'member',
    args: { input: t.arg({ type: NameChangeInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      unwrap(
        await askNameChange(context.services, requireViewer(context), {
          input,
          requestKey: context.request.idempotencyKey,
        }),
      ),
  }),
  reportInheritance: t.field({
    description:
      "An heir tells of a member's death; answers alike whoever is a member. The same Idempotency-Key answers with the first number.",
    type: CaseResult,
    access: 'public',
    args: { input: t.arg({ type: InheritanceInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer, request }) =>
      unwrap(await reportInheritance(services, { input, viewer, request })),
  }),
}))
