import type { EventMoment, EventPicture } from '../../../domain/funds/operation-event.ts'
import type { Id } from '../../../domain/id.ts'
import { keptPictures } from '../../../domain/records/fund-picture.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** As an operator names it: what a picture of an event does not say is as it is for most. */
export type TypedEventPicture = Pick<EventPicture, 'id' | 'moment' | 'caption' | 'alt' | 'madeBy' | 'isRendering'> & {
  /** 'YYYY-MM-DD'. */
  madeOn: string
}

export const completePicture = ({ caption, alt, madeBy, madeOn, ...picture }: TypedEventPicture): EventPicture => ({
  ...picture,
  subject: 'other',
  caption: caption.trim(),
  alt: alt.trim(),
  madeBy: madeBy.trim(),
  madeOn,
  focusX: 50,
  focusY: 50,
})

/** The pictures of a kept entry. */
export function keptEventPictures(kept: unknown): EventPicture[] {
  const moments = (kept as readonly { moment: EventMoment }[]).map(({ moment }) => moment)
  return keptPictures(kept).map((picture, place) => ({ ...picture, moment: moments[place] ?? 'during' }))
}

/** Whether all of them were uploaded to this fund. */
export async function areOfFund(
  database: Queryable,
  fundId: Id<'fund'>,
  pictures: readonly Pick<EventPicture, 'id'>[],
): Promise<boolean> {
  const ids = [...new Set(pictures.map(({ id }) => id))]
  if (ids.length === 0) return true
  const found = await database
    .selectFrom('fund_picture')
    .select('id')
    .where('fund_id', '=', fundId)
    .where('id', 'in', ids)
    .execute()
  return found.length === ids.length
}
