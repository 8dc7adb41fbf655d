import { expect, it } from 'vitest'
import { idOf } from '../../../../domain/id.ts'
import { demoKanaOf } from './demo-kana.ts'
import { demoPropertyOf } from './demo-properties.ts'

it('names every seller, tenant and buyer of the demo as banks write them', () => {
  for (let fund = 1; fund <= 22; fund += 1) {
    const { from, tenant, sold } = demoPropertyOf(idOf(fund))
    const names = ['seller' in from ? from.seller : null, tenant ?? null, sold?.to ?? null]
    for (const name of names) if (name !== null) expect(demoKanaOf(name), name).toMatch(/^[ァ-ヶー]+$/u)
  }
})
