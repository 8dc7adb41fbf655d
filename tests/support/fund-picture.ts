import type { FundPicture } from '../../src/domain/records/fund-picture.ts'
import { idOf } from '../../src/domain/id.ts'

/** An uploaded picture of which everything is said. */
export const fundPicture = (id: number | FundPicture['id'], said: Partial<FundPicture> = {}): FundPicture => ({
  subject: 'exterior',
  caption: '南側の外観',
  alt: '南側から見た2階建ての建物',
  madeOn: '2026-03-20',
  madeBy: '織田 結',
  isRendering: false,
  focusX: 50,
  focusY: 50,
  ...said,
  id: idOf(id),
})
