import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bareKey, latinKey } from '../../src/domain/treasury/payer-spellings.ts'
import { formsOfRemitter } from '../../src/domain/treasury/remitter.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { remitterCases } from '../support/remitter-cases.ts'

// The database knows a remitter in every form in which the product does: what two people have to see, no rule books past it.

let world: FundLineWorld
beforeAll(async () => {
  world = await openFundLineWorld()
}, 60_000)
afterAll(() => world.close())

interface Said {
  is: string | null
  bare: string | null
  latin: string | null
  whole: string[]
  names: string[]
  people: string[]
  sounds: string[]
  start: string | null
  isUnmarked: boolean
}

describe('the database says of a remitter what the product says', () => {
  it.each(remitterCases)('$how: $remarks', async ({ remarks, name, kana, isPerson, is }) => {
    const { rows } = await sql<Said>`
      select remits_as(forms, ${name}, ${kana}, ${isPerson}) as is, payer_bare(${kana}) as bare, payer_latin(${kana}) as latin, (forms).whole, (forms).names, (forms).people,
        (forms).latin as sounds, (forms).start, (forms).is_unmarked as "isUnmarked"
      from forms_of_remitter(${remarks}) forms`.execute(world.database)
    const [said] = rows
    const forms = formsOfRemitter(remarks)
    expect(said?.is).toBe(is)
    expect([said?.bare, said?.latin]).toEqual([bareKey(kana ?? ''), latinKey(kana ?? '')])
    expect(new Set(said?.whole)).toEqual(forms.whole)
    expect(new Set(said?.names)).toEqual(forms.names)
    expect(new Set(said?.people)).toEqual(forms.people)
    expect(new Set(said?.sounds)).toEqual(forms.latin)
    expect([said?.start, said?.isUnmarked]).toEqual([forms.start, forms.isUnmarked])
  })
})
