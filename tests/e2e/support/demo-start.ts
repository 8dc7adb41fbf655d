/**
 * The moment up to which the demo's past is played for the stories, the same in every run: what a screen says of days and amounts is the same
 * too. A Tuesday at noon: office hours, no closing or opening within the hours of a run. Not between the 10th and the 20th: the demo's last
 * payday, twenty days before, would lie in the month before, and its tax would have been paid already. Before the day of any run, since the
 * machine's time only goes on from here.
 */
export const demoStart = '2026-10-27T12:00:00+09:00'
