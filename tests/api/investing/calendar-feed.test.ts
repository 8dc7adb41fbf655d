import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  openCalendarFeed,
  readCalendarFeed,
  startCalendarFeed,
  stopCalendarFeed,
} from '../../../src/features/investing/calendar-feed/calendar-address.ts'
import { memberCalendar } from '../../../src/features/investing/calendar-feed/member-calendar.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { openDepositWorld, type DepositWorld } from '../../support/deposit-world.ts'
import { must } from '../../support/must.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: DepositWorld
let miki: Viewer
let investmentId: Id<'investment'>

beforeAll(async () => {
  world = await openDepositWorld()
  miki = await world.addMember()
  investmentId = await world.apply(await world.addFund(), miki, 200_000)
})
afterAll(() => world.close())

const tokenOf = (url: string) => /\/calendar\/(.+)\.ics$/.exec(url)?.[1] ?? ''
const entryOf = (text: string, uid: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .find((entry) => entry.includes(`UID:${uid}@`))

it('opens under its newest address alone, for as long as the member wants it', async () => {
  expect(await readCalendarFeed(world.database, miki.memberId)).toBeNull()
  const first = must(await startCalendarFeed(world.services, miki)).url
  expect(first).toMatch(/^https:\/\/ito\.example\/calendar\/[\w-]{43}\.ics$/)
  expect(await openCalendarFeed(world.services, tokenOf(first))).toBe(miki.memberId)
  expect((await readCalendarFeed(world.database, miki.memberId))?.lastReadAt).toEqual(world.services.clock.now())
  const second = must(await startCalendarFeed(world.services, miki)).url
  expect(await openCalendarFeed(world.services, tokenOf(first))).toBeNull()
  await world.database.updateTable('member').set({ status: 'suspended' }).where('id', '=', miki.memberId).execute()
  expect(await openCalendarFeed(world.services, tokenOf(second))).toBeNull()
  await world.database.updateTable('member').set({ status: 'active' }).where('id', '=', miki.memberId).execute()
  await stopCalendarFeed(world.services, miki)
  expect(await openCalendarFeed(world.services, tokenOf(second))).toBeNull()
})

it('moves on with the application: deposit, cooling-off, distribution', async () => {
  const applied = await memberCalendar(world.services, miki.memberId)
  expect(entryOf(applied, `deposit-${investmentId}`)).toContain('DTSTART;TZID=Asia/Tokyo:20260404T235959')
  expect(entryOf(applied, `cooling-off-${investmentId}`)).toBeUndefined()
  await world.confirm(investmentId, miki)
  const confirmed = await memberCalendar(world.services, miki.memberId)
  expect(entryOf(confirmed, `cooling-off-${investmentId}`)).toContain('DTSTART;VALUE=DATE:20260408')
  world.at('2026-04-09T10:00:00+09:00')
  expect(entryOf(await memberCalendar(world.services, miki.memberId), `cooling-off-${investmentId}`)).toBeUndefined()
})

it('tells no amount and no account', async () => {
  const text = await memberCalendar(world.services, miki.memberId)
  expect(text).toContain('BEGIN:VCALENDAR')
  expect(text).not.toMatch(/200,?000|円/)
})
