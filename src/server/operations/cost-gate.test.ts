import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { CostGate, freeCost, ReadingTurns } from './cost-gate.ts'

const wanted = () => true

it('lets what is small pass while a large operation works, and large ones one after the other', async () => {
  const gate = new CostGate()
  const order: string[] = []
  const leaveFirst = await gate.enter(100_000, wanted)
  const second = gate.enter(50_000, wanted).then((leave) => (order.push('second'), leave))
  const third = gate.enter(50_000, wanted).then((leave) => (order.push('third'), leave))
  await gate.enter(freeCost, wanted)
  order.push('small')
  leaveFirst()
  const leaveSecond = await second
  await nextTurn()
  expect(order).toEqual(['small', 'second'])
  leaveSecond()
  ;(await third)()
  expect(order).toEqual(['small', 'second', 'third'])
})

it('drops those whose client has gone, and keeps the line', async () => {
  const gate = new CostGate()
  const leave = await gate.enter(100_000, wanted)
  const gone = expect(gate.enter(50_000, () => false)).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } })
  const next = gate.enter(50_000, wanted)
  leave()
  await gone
  ;(await next)()
})

it('turns away whom it cannot answer soon', async () => {
  const gate = new CostGate()
  const leave = await gate.enter(100_000, wanted)
  const line = Array.from({ length: 300 }, () => gate.enter(1_000, wanted))
  await expect(gate.enter(1_000, wanted)).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE', retryAfter: 3 } })
  leave()
  for (const turn of line) (await turn)()
})

it('knows a document as new until it was read, one of the site never, and reads one in a round of the event loop', async () => {
  const turns = new ReadingTurns(['{ own }'])
  expect([turns.isNew('{ own }'), turns.isNew('{ other }')]).toEqual([false, true])
  let rounds = 0
  let isOver = false
  const goRound = (): void => {
    rounds += 1
    if (!isOver) setImmediate(goRound)
  }
  setImmediate(goRound)
  await Promise.all(Array.from({ length: 20 }, (_each, place) => turns.next(`{ other${place} }`, 100)))
  isOver = true
  expect(rounds).toBeGreaterThanOrEqual(19)
  expect(turns.isNew('{ other3 }')).toBe(false)
})
