import { FUND_PICTURE_KIND, type FundPictureKind } from '../../../domain/funds/fund-picture.ts'
import { fundPictureFields } from '../../../domain/records/fund-picture.ts'
import { builder } from '../../core/graphql/builder.ts'
import { outputFields } from '../../core/graphql/record-fields.ts'
import type { ApiImage } from './to-graphql.ts'

export const FundPictureKindType = builder.enumType('FundPictureKind', {
  values: Object.keys(FUND_PICTURE_KIND) as [FundPictureKind, ...FundPictureKind[]],
})

/** What is said of a picture of a fund, the same for visitors and for operators. */
const FundPictureFacts = builder.objectRef<ApiImage['picture'] & object>('FundPictureFacts').implement({
  description: 'What is said of a picture.',
  fields: (t) => outputFields(t, fundPictureFields, { types: { FundPictureKind: FundPictureKindType } }),
})

export const Image = builder.objectRef<ApiImage>('Image').implement({
  fields: (t) => ({
    url: t.exposeString('url'),
    facts: t.expose('picture', {
      type: FundPictureFacts,
      nullable: true,
      description: 'Null for the placeholder of a fund without pictures.',
    }),
  }),
})
