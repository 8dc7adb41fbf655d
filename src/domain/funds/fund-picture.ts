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

/** Visitors see at least so many of a new fund, and of these kinds, or operators write down why not. */
const FEWEST_PICTURES = 5
const wantedKinds: readonly (readonly [FundPictureKind, number])[] = [
  ['exterior', 1],
  ['room', 2],
  ['entrance', 1],
  ['street', 1],
]

/** What is missing among pictures of these subjects: 「室内があと1枚」, each kind and then the number in all; empty where nothing is. */
export function lackingPictures(subjects: readonly FundPictureKind[]): string[] {
  const lacking = wantedKinds.flatMap(([kind, wanted]) => {
    const missing = wanted - subjects.filter((subject) => subject === kind).length
    return missing > 0 ? [`${FUND_PICTURE_KIND[kind]}があと${missing}枚`] : []
  })
  const missing = FEWEST_PICTURES - subjects.length
  return missing > 0 ? [...lacking, `全部であと${missing}枚`] : lacking
}

/** Pages know a point in steps of so many percent. */
export const FOCUS_STEP = 10

/** '撮影' of a photograph, '制作' of everything that somebody drew. */
export const makingWord = ({ isRendering, subject }: { isRendering: boolean; subject: FundPictureKind }): string =>
  isRendering || subject === 'plan' ? '制作' : '撮影'
