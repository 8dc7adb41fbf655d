/** The gallery's present: a Wednesday evening, so that pictures of it are alike every day. */
export const galleryStart = '2026-04-01T19:00:00+09:00'

/** RFC 3339, so many hours after the gallery was opened. */
export const hoursFromStart = (hours: number): string =>
  new Date(Date.parse(galleryStart) + hours * 3_600_000 + 60_000).toISOString()

export const galleryNow = Date.parse(galleryStart)
