import { builder } from '../../core/graphql/builder.ts'
import { findExtraInfo, type ExtraInfo as Info } from './extra-info.ts'

const ExtraInfo = builder.objectRef<Info>('ExtraInfo').implement({
  fields: (t) => ({ message: t.exposeString('message'), path: t.exposeString('path') }),
})

builder.queryFields((t) => ({
  extraInfo: t.field({
    description: 'The floating banner for this caller, or null.',
    type: ExtraInfo,
    nullable: true,
    access: 'public',
    resolve: (_root, _args, { services, viewer }) => findExtraInfo(services.database, viewer, services.clock.now()),
  }),
}))
