import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hoursAfter, openDesk, type TestDesk } from './support/open-desk.ts'

const roundAt = (instant: string) => Math.floor((Date.parse(instant) / 1000 - 1_692_803_367) / 3) + 1

async function round(desk: TestDesk, number: number | string) {
  return desk.get(`/beacon/public/${number}`)
}

test('a round exists from its time on, and stays the same over restarts', async () => {
  const desk = await openDesk()
  const tomorrow = hoursAfter(await desk.now(), 24)
  const promised = roundAt(tomorrow)
  expect((await round(desk, promised)).status).toBe(404)
  await desk.moveTo(tomorrow)
  expect((await round(desk, promised + 10)).status).toBe(404)
  const { status, body } = await round(desk, promised)
  expect(status).toBe(200)
  expect(body.round).toBe(promised)
  expect(body.randomness).toBe(createHash('sha256').update(Buffer.from(body.signature, 'hex')).digest('hex'))
  expect((await round(desk, promised - 1)).body.randomness).not.toBe(body.randomness)

  await desk.stop()
  const again = await openDesk({ folder: desk.folder })
  expect((await round(again, promised)).body).toEqual(body)
  const elsewhere = await openDesk()
  await elsewhere.moveTo(hoursAfter(tomorrow, 1))
  expect((await round(elsewhere, promised)).body.randomness).not.toBe(body.randomness)
})

test.each(['0', '-1', '1.5', 'first'])('there is no round %s', async (number) => {
  const desk = await openDesk()
  expect((await round(desk, number)).status).toBe(404)
})
