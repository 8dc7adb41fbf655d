import { actField, okField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { listSavedViews, removeView, saveView, type SavedView } from './saved-views.ts'

const SavedViewType = builder.objectRef<SavedView>('SavedView').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    query: t.exposeString('query', { description: "Of the page's address." }),
  }),
})

const SaveViewInput = builder.inputType('SaveViewInput', {
  fields: (t) => ({
    table: t.string({ required: true }),
    name: t.string({ required: true }),
    query: t.string({ required: true }),
  }),
})

builder.queryField('adminSavedViews', (t) =>
  t.field({
    description: "The caller's own views of a table. [admin]",
    access: 'admin',
    type: [SavedViewType],
    args: { table: t.arg.string({ required: true }) },
    resolve: (_root, { table }, context) => listSavedViews(context.services, requireViewer(context), table),
  }),
)

builder.mutationFields((t) => ({
  adminSaveView: actField(t, {
    description: 'Keeps the filters of a table under a name. [admin]',
    access: 'admin',
    type: SavedViewType,
    args: { input: t.arg({ type: SaveViewInput, required: true }) },
    act: (services, viewer, { input }) => saveView(services, viewer, input),
  }),
  adminRemoveView: okField(t, {
    description: 'Forgets one of the own views. [admin]',
    access: 'admin',
    args: { id: t.arg.id({ required: true }) },
    act: (services, viewer, { id }) => removeView(services, viewer, idOf(id)),
  }),
}))
