import { DRAWN_PICTURES, type FundPictureChoice } from '../../../../../domain/fund-draft.ts'
import type { EditedFund } from './fund-queries.ts'

/** Where a fund's pictures are, in their order, as the form has them now. */
export function pictureUrls(
  fund: Pick<EditedFund, 'id' | 'uploaded_pictures'>,
  pictures: readonly FundPictureChoice[],
): string[] {
  return (pictures.length === 0 ? DRAWN_PICTURES : pictures).map((picture) => pictureUrl(fund, picture))
}

export function pictureUrl(
  { id, uploaded_pictures: uploaded }: Pick<EditedFund, 'id' | 'uploaded_pictures'>,
  picture: FundPictureChoice,
): string {
  if (picture.kind === 'drawn') return `/pictures/${id}/${picture.view}.svg`
  return uploaded.find((each) => each.id === String(picture.id))?.url ?? ''
}
