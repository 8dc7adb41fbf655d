import type { JapanDate } from '../calendar.ts'
import { FOCUS_STEP, FUND_PICTURE_KIND, RENDERING_LABEL } from '../funds/fund-picture.ts'
import { idOf, type Id } from '../id.ts'
import { fromKept, problemsIn, shown, type Values } from './field.ts'
import { choice, day, optional, text, wholeNumber, yesNo } from './kinds.ts'

const mostPictures = 12

const percent = wholeNumber(0, 100, '％')
const percentOfSide = {
  ...percent,
  problem: (value: number) =>
    value % FOCUS_STEP === 0 ? percent.problem(value) : `${FOCUS_STEP}％単位で指定してください。`,
}

/** What is said of each picture. What an older version did not say is empty until somebody writes it. */
export const fundPictureFields = {
  subject: {
    label: '種類',
    api: 'kind',
    kind: choice(FUND_PICTURE_KIND, 'FundPictureKind', {
      exterior: 'exterior',
      entrance: 'entrance',
      room: 'room',
      street: 'street',
      plan: 'plan',
      other: 'other',
    }),
    unsaid: 'other',
  },
  caption: { label: '説明', api: 'caption', kind: text(40), unsaid: '', description: 'Stands below it.' },
  alt: {
    label: '代替テキスト',
    api: 'alt',
    kind: text(120),
    unsaid: '',
    description: 'For people who cannot see it.',
  },
  madeOn: {
    label: '撮影日・制作日',
    api: 'made_on',
    // A picture without a day is kept by older versions alone.
    kind: { ...optional(day), problem: (value: string | null) => day.problem(value ?? '') },
    unsaid: null,
    description: 'Taken or made; null for one that was uploaded before days were asked for.',
  },
  madeBy: { label: '撮影者・制作者', api: 'made_by', kind: text(40), unsaid: '', description: 'Who took or made it.' },
  isRendering: { label: RENDERING_LABEL, api: 'is_rendering', kind: yesNo, unsaid: false },
  focusX: {
    label: '中心（左から）',
    api: 'focus_x',
    kind: percentOfSide,
    unsaid: 50,
    description: 'Percent from the left: the point that stays in view where a page cuts the picture.',
  },
  focusY: {
    label: '中心（上から）',
    api: 'focus_y',
    kind: percentOfSide,
    unsaid: 50,
    description: 'Percent from the top.',
  },
} as const

/** An uploaded picture with what a fund says of it. */
export type FundPicture = { readonly id: Id<'fund_picture'> } & Readonly<Values<typeof fundPictureFields>>

/** The pictures of a kept version, which may be older than what is said of a picture now, or than pictures: drawings by a program are shown no more. */
export function keptPictures(kept: unknown): FundPicture[] {
  return ((kept ?? []) as readonly Readonly<Record<string, unknown>>[]).flatMap((picture) =>
    picture['id'] === undefined ? [] : [{ ...fromKept(fundPictureFields, picture), id: idOf(picture['id'] as number) }],
  )
}

/** Where the message of a picture's field stands: 'pictures.12.caption'. */
export const pictureField = (id: FundPicture['id'], field: string): string => `pictures.${id}.${field}`

/** What is wrong with a fund's pictures, by field; empty where nothing is. */
export function pictureProblems(pictures: readonly FundPicture[]): Record<string, string> {
  const isTwice = new Set(pictures.map(({ id }) => id)).size < pictures.length
  return {
    ...(isTwice && { pictures: '同じ写真が二度含まれています。' }),
    ...(pictures.length > mostPictures && { pictures: `写真は${mostPictures}枚までです。` }),
    ...Object.fromEntries(
      pictures.flatMap((picture) =>
        Object.entries(problemsIn(fundPictureFields, picture)).map(([name, problem]) => [
          pictureField(picture.id, name),
          problem,
        ]),
      ),
    ),
  }
}

/** No camera has been where it is going to be: by field. */
export function picturesFromTheFuture(pictures: readonly FundPicture[], today: JapanDate): Record<string, string> {
  return Object.fromEntries(
    pictures.flatMap(({ id, madeOn }) =>
      madeOn !== null && madeOn > today ? [[pictureField(id, 'madeOn'), '今日までの日付を入力してください。']] : [],
    ),
  )
}

/** Everything that is said of a picture, in one line: what two operators agree on. */
export function pictureText(picture: FundPicture): string {
  const said = shown(fundPictureFields, picture).flatMap(({ label, text: words }) =>
    words === null ? [] : [`${label} ${words}`],
  )
  return said.join('、')
}
