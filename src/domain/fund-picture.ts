/** What a picture of a fund shows. */
export const FUND_PICTURE_KIND = {
  exterior: '外観',
  entrance: 'エントランス',
  room: '室内',
  street: '街並み',
  plan: '間取り',
  other: 'その他',
} as const
export type FundPictureKind = keyof typeof FUND_PICTURE_KIND

/** Stands beside every picture that no camera took, wherever it is shown. */
export const RENDERING_LABEL = 'CGによる想定図'

/** What stands where a fund has no picture yet: it claims nothing. */
export const NO_PICTURE_URL = '/pictures/none.svg'

/** Visitors see at least so many of a new fund, or operators write down why not. */
export const FEWEST_PICTURES = 5
/** Pages know a point in steps of so many percent. */
export const FOCUS_STEP = 10

/** '撮影' of a photograph, '制作' of everything that somebody drew. */
export const makingWord = ({ isRendering, subject }: { isRendering: boolean; subject: FundPictureKind }): string =>
  isRendering || subject === 'plan' ? '制作' : '撮影'
