import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decided, idOf, off, openPlantWorld, stands, type Act, type PlantWorld } from '../support/plants.ts'

// Whoever has got hold of the role does not hide that a fund's document is outdated, and puts no other file behind what two operators have published.

const [uploaded, generated] = [9_700, 9_701]
const file = (mark: string) => mark.repeat(64)

let plants: PlantWorld
let operators: [number, number]
let fund: number

beforeAll(async () => {
  plants = await openPlantWorld()
  const { world, alpha } = plants
  fund = Number(idOf(alpha))
  operators = [
    Number((await world.addMember({ role: 'admin' })).memberId),
    Number((await world.addMember({ role: 'admin' })).memberId),
  ]
  await sql`
    insert into fund_document (id, fund_id, kind, position, name, file_sha256, size_bytes, added_at, content_hash) overriding system value values
      (${uploaded}, ${fund}, 'pre_contract', 1, '契約成立前書面', ${file('a')}, 1000, '2026-04-01', null),
      (${generated}, ${fund}, 'pre_contract', 2, '匿名組合契約約款', ${file('b')}, 1000, '2026-04-01', ${file('c')})`.execute(
    world.database,
  )
})
afterAll(() => plants.close())

const replaced = (id: number, sha256: string) => `
  update fund_document set replaced_at = '2026-11-10' where id = ${id};
  insert into fund_document (fund_id, kind, position, name, file_sha256, size_bytes, added_at, version, replaces, reason)
    select fund_id, kind, position, name, '${sha256}', 1000, '2026-11-10', 2, id, '訂正' from fund_document where id = ${id}`
const agreed = (content: object): string =>
  decided(operators, { id: 9_710, kind: 'fund_document', content: { fundId: fund, replaces: uploaded, ...content } })

interface Tried {
  what: string
  acts: () => readonly Act[]
  refusal: RegExp
  without: string
}

const tries: Tried[] = [
  {
    what: 'what a document is said to say, so that it no longer is outdated',
    acts: () => [`update fund_document set content_hash = '${file('d')}' where id = ${generated}`],
    refusal: /is fixed/,
    without: off('frozen', 'fund_document'),
  },
  {
    what: 'a document that was made by the product, so that nobody judges it',
    acts: () => [`update fund_document set content_hash = null where id = ${generated}`],
    refusal: /is fixed/,
    without: off('frozen', 'fund_document'),
  },
  {
    what: 'an uploaded document, replaced without the word of two',
    acts: () => [replaced(uploaded, file('e'))],
    refusal: /is replaced by two operators/,
    without: off('uploaded_by_two', 'fund_document'),
  },
  {
    what: 'an uploaded document, replaced by another file than two agreed to',
    acts: () => [agreed({ sha256: file('f') }), replaced(uploaded, file('e'))],
    refusal: /is replaced by two operators/,
    without: off('uploaded_by_two', 'fund_document'),
  },
  {
    what: 'a document that is only put aside',
    acts: () => [`update fund_document set replaced_at = '2026-11-10' where id = ${generated}`],
    refusal: /put aside without its next version/,
    without: off('replaced_by_another', 'fund_document'),
  },
]

describe('a document of a published fund', () => {
  it.each(tries)('refused: $what', async ({ acts, refusal, without }) => {
    expect(await plants.plant(acts())).toMatch(refusal)
    expect(await plants.plant(acts(), [without])).toBe(stands)
  })

  it('stands: the file that two agreed to, and what the product issues anew', async () => {
    expect(await plants.plant([agreed({ sha256: file('e') }), replaced(uploaded, file('e'))])).toBe(stands)
    expect(await plants.plant([replaced(generated, file('e'))])).toBe(stands)
  })
})
