import type { LineNews } from '../rules/waitlist.ts'
import { hit, type World } from './world.ts'

/** What became of those who wait, for the table of what was met. */
export function hitLine(world: World, news: LineNews): void {
  for (const [name, times] of Object.entries(news))
    for (let left = times; left > 0; left -= 1) hit(world, `line: ${name}`)
}
