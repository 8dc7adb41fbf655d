import { okField } from '../../core/graphql/act-fields.ts'
import { builder } from '../../core/graphql/builder.ts'
import { changeAddress } from './change-address.ts'
import { MemberType } from './member-type.ts'
import { readMember } from './read-member.ts'
import { updateKana } from './update-kana.ts'
import { updateMember } from './update-member.ts'

const UserInfoInput = builder.inputType('UserInfoInput', {
  fields: (t) => ({
    sei: t.string({ required: true }),
    mei: t.string({ required: true }),
    sei_kana: t.string({ required: true }),
    mei_kana: t.string({ required: true }),
    birthday: t.field({ type: 'Date', required: true }),
    zipcode: t.string({ required: true }),
    address: t.string({ required: true }),
    tel: t.string({ required: true }),
  }),
})

const KanaInput = builder.inputType('KanaInput', {
  fields: (t) => ({ sei_kana: t.string({ required: true }), mei_kana: t.string({ required: true }) }),
})

const AddressInput = builder.inputType('AddressInput', {
  fields: (t) => ({
    address: t.string({ required: true }),
    zipcode: t.string({ description: 'Of the new address. Without it the registered one stays.' }),
  }),
})

builder.queryFields((t) => ({
  me: t.field({
    description: 'The logged-in member, or null for a visitor.',
    type: MemberType,
    nullable: true,
    access: 'public',
    resolve: (_root, _args, { services, viewer }) =>
      viewer && viewer.status !== 'left' ? readMember(services.database, viewer.memberId) : null,
  }),
}))

builder.mutationFields((t) => ({
  userInfo: okField(t, {
    access: 'member',
    args: { input: t.arg({ type: UserInfoInput, required: true }) },
    act: (services, viewer, { input }) => updateMember(services, viewer, input),
  }),
  updateKana: okField(t, {
    access: 'member',
    args: { input: t.arg({ type: KanaInput, required: true }) },
    act: (services, viewer, { input }) => updateKana(services, viewer, input),
  }),
  changeAddress: okField(t, {
    description: 'Puts a new address on hold and resets identity verification.',
    access: 'verified',
    args: { input: t.arg({ type: AddressInput, required: true }) },
    act: (services, viewer, { input }) => changeAddress(services, viewer, input),
  }),
}))
