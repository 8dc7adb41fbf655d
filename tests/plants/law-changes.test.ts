import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { off, openPlantWorld, stands, type Act, type PlantWorld } from '../support/plants.ts'

// What the law says is read, not written, and who saw to a change stays on record.

let plants: PlantWorld
let operator: string
let other: string

beforeAll(async () => {
  plants = await openPlantWorld()
  operator = String((await plants.world.addMember({ role: 'admin' })).memberId)
  other = String((await plants.world.addMember({ role: 'admin' })).memberId)
  await plants.commit([
    text('first', '書面を受け取った日から8日', 'a'),
    text('changed', '書面を受け取った日から14日', 'b'),
    `insert into law_watch (law_id, article, read_on) values ('406AC0000000077', '26', '2026-11-10')`,
  ])
})
afterAll(() => plants.close())

const text = (phase: string, words: string, digest: string): string =>
  `insert into law_text (law_id, article, phase, text, digest, revision_id, amended_by, found_on, recorded_at)
    values ('406AC0000000077', '26', '${phase}', '${words}', '${digest.repeat(64)}', 'r', '', '2026-11-10', '2026-11-10 03:00+09')`
const handled = (phase: string, by: () => string): string =>
  `insert into law_change_handling (law_text_id, note, handled_at, handled_by)
    select id, '確認した', '2026-11-10 10:00+09', ${by()} from law_text where phase = '${phase}'`
const acting = (): string => `select set_config('product.actor', 'operator:${operator}', true)`
const grant = (rights: string, table: string): string => `grant ${rights} on ${table} to ${runtimeRole}`

const acts: { what: string; act: () => Act[]; refusal: RegExp; without: string[] }[] = [
  {
    what: 'writes a text of law that never was, as if it had been announced',
    act: () => [acting(), text('arrived', '書面を受け取った日から8日', 'a')],
    refusal: /not written by an operator/,
    without: [off('read_not_written', 'law_text')],
  },
  {
    what: 'hides that nobody could read the law',
    act: () => [acting(), `update law_watch set read_on = '2027-01-01'`],
    refusal: /not written by an operator/,
    without: [off('read_not_written', 'law_watch')],
  },
  {
    what: 'changes the text that was seen',
    act: () => [`update law_text set text = '書面を受け取った日から8日' where phase = 'changed'`],
    refusal: /permission denied|never changed|append/,
    without: [grant('update', 'law_text'), off('append_only', 'law_text')],
  },
  {
    what: 'sees to a change in a colleague’s name',
    act: () => [acting(), handled('changed', () => other)],
    refusal: /in the own name/,
    without: [off('is_a_change', 'law_change_handling')],
  },
  {
    what: 'sees to a change as a member',
    act: () => [handled('changed', () => plants.investor)],
    refusal: /in the own name/,
    without: [off('is_a_change', 'law_change_handling')],
  },
  {
    what: 'records work on a text that changed nothing',
    act: () => [handled('first', () => operator)],
    refusal: /nothing has changed by it/,
    without: [off('is_a_change', 'law_change_handling')],
  },
]

describe('nobody', () => {
  it.each(acts)('$what', async ({ act, refusal, without }) => {
    expect(await plants.plant(act())).toMatch(refusal)
    expect(await plants.plant(act(), without)).toBe(stands)
  })
})

describe('an operator', () => {
  it('sees to a change, once, and the record stays', async () => {
    const own = [acting(), handled('changed', () => operator)]
    expect(await plants.plant(own)).toBe(stands)
    expect(await plants.plant([...own, handled('changed', () => operator)])).toMatch(/duplicate key/)
    expect(await plants.plant([...own, 'delete from law_change_handling'])).toMatch(/permission denied|append/)
  })
})
