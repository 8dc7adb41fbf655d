/**
 * The demo's past is told from the moment of seeding. The coming Tuesday at noon, at least a day ahead: office hours, no closing
 * or opening within the hours of a run, whatever the day on which the tests run. Never between the 10th and the 20th: the demo's last
 * payday, twenty days before, would lie in the month before, and its tax would have been paid already.
 */
export function comingTuesdayNoon(now: Date): string {
  const noon = new Date(now)
  noon.setUTCHours(3, 0, 0, 0)
  do noon.setUTCDate(noon.getUTCDate() + 1)
  while (noon.getUTCDay() !== 2 || (noon.getUTCDate() >= 10 && noon.getUTCDate() <= 20))
  return noon.toISOString()
}
