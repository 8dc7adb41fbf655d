import { NO_PICTURE_URL } from '../../../../../domain/funds/fund-picture.ts'
import { fundPictureFields, type FundPicture } from '../../../../../domain/records/fund-picture.ts'
import { toJson } from '../../../../../domain/records/field.ts'
import type { FundImage } from '../../../../features/funds/fund/fund-image.ts'
import type { EditedFund } from './fund-queries.ts'

type Uploads = Pick<EditedFund, 'uploaded_pictures'>

/** Where an uploaded picture is; empty until the server's answer names it. */
const pictureUrl = ({ uploaded_pictures: uploaded }: Uploads, id: FundPicture['id']): string =>
  uploaded.find((each) => each.id === String(id))?.url ?? ''

/** The pictures of a draft as the site's own queries would answer them. */
export function imagesOf(fund: Uploads, pictures: readonly FundPicture[]): [FundImage, ...FundImage[]] {
  const [main, ...others] = pictures.map(({ id, ...said }): FundImage => ({
    url: pictureUrl(fund, id),
    facts: toJson(fundPictureFields, said),
  }))
  return [main ?? { url: NO_PICTURE_URL, facts: null }, ...others]
}
