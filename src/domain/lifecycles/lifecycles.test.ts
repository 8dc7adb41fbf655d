import { describe, expect, it } from 'vitest'
import { lifecycles } from './all.ts'
import { cancelReasons, formerInvestmentEvents, investmentLifecycle } from './investment.ts'
import { mayFind, statesOf, stepsOf } from './lifecycle.ts'

const inJapanese = /[ぁ-んァ-ヶ一-龠]/

describe.each(Object.entries(lifecycles))('%s', (_, lifecycle) => {
  it('begins somewhere, and every state can be reached from there', () => {
    const steps = stepsOf(lifecycle)
    const reached = new Set(steps.filter(({ from }) => from === null).map(({ to }) => to))
    for (const state of reached) for (const { from, to } of steps) if (from === state) reached.add(to)
    expect([...reached].toSorted()).toEqual(statesOf(lifecycle).toSorted())
  })
  it('names every state and event in Japanese, no two states alike', () => {
    const words = Object.values(lifecycle.states)
    for (const word of [...words, ...Object.values(lifecycle.events).map((event) => event.word)])
      expect(word).toMatch(inJapanese)
    expect(new Set(words).size).toBe(words.length)
  })
})

describe('an investment', () => {
  const events = Object.entries(investmentLifecycle.events)

  it('gives every cancellation its reason, and every reason a use', () => {
    for (const [name, event] of events) expect('cancelReason' in event, name).toBe(event.to === 'canceled')
    expect(new Set(events.flatMap(([, event]) => ('cancelReason' in event ? [event.cancelReason] : [])))).toEqual(
      new Set(Object.keys(cancelReasons)),
    )
  })
  it.each(['not_selected', 'fund_failed'])('ends with %s', (status) => {
    expect(events.filter(([, event]) => mayFind(event, status))).toEqual([])
  })
  it('comes back from a cancellation by a deposit that was in time alone', () => {
    expect(events.filter(([, event]) => mayFind(event, 'canceled')).map(([name]) => name)).toEqual([
      'in_time_deposit_found',
    ])
  })
  it('does not let a participant’s deadline pass', () => {
    expect(mayFind(investmentLifecycle.events.deadline_passed, 'participating')).toBe(false)
  })
  it('has former spellings of events that exist, which no event bears now', () => {
    for (const former of Object.keys(formerInvestmentEvents))
      expect(investmentLifecycle.events).not.toHaveProperty(former)
  })
})
