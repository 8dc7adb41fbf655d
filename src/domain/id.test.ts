import { describe, expect, expectTypeOf, it } from 'vitest'
import { applicationNumber } from './investing/application-number.ts'
import { idIfGiven, idOf, NO_ROW, parseId, type Id } from './id.ts'

describe('the id that a text names', () => {
  it.each([
    ['7', 7],
    [7, 7],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740992', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['07', null],
    [' 7', null],
    ['7e3', null],
    ['', null],
    ['fund', null],
    [Number.NaN, null],
  ])('%o: %o', (text, id) => {
    expect(parseId(text)).toBe(id)
    expect(idOf(text)).toBe(id ?? NO_ROW)
  })

  it.each([null, undefined])('is null where %s was given, and no row’s where one is looked up', (nothing) => {
    expect(idIfGiven(nothing)).toBeNull()
    expect(idOf(nothing)).toBe(NO_ROW)
  })

  it('asks for no row, not for every one, where what was given cannot be an id', () => {
    expect(idIfGiven('everybody')).toBe(NO_ROW)
    expect(NO_ROW).toBeTruthy()
  })
})

it('of one table does not pass for another’s, and neither does a plain number', () => {
  expectTypeOf<Id<'member'>>().not.toExtend<Id<'fund'>>()
  expectTypeOf<number>().not.toExtend<Id<'fund'>>()
  expectTypeOf<Id<'fund'>>().toExtend<number>()
  expectTypeOf<typeof NO_ROW>().toExtend<Id<'fund'>>()
  expectTypeOf(applicationNumber).toBeCallableWith(idOf<'fund'>(12), idOf<'investment'>(107))
  expectTypeOf<[Id<'investment'>, Id<'fund'>]>().not.toExtend<Parameters<typeof applicationNumber>>()
})
