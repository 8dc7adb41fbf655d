import { expect, it } from 'vitest'
import { operationResult, periodText, progressTag } from './fund-facts.ts'

const performance = {
  progress: '05:運用終了',
  start_at: null,
  end_at: null,
  unyo_start_at: '2025-05-01',
  unyo_end_at: '2026-01-31',
  rimawari: 7.1,
  rimawari_after_loss: null,
  payday: null,
  isFail: false,
}

it('knows results only when start, end and yield are all there', () => {
  expect(operationResult({ performance })).toEqual({
    start: '2025-05-01',
    end: '2026-01-31',
    rate: 7.1,
    rateAfterLoss: null,
  })
  expect(operationResult({ performance: { ...performance, rimawari: 0, rimawari_after_loss: -19.9 } })).toMatchObject({
    rate: 0,
    rateAfterLoss: -19.9,
  })
  expect(operationResult({ performance: { ...performance, rimawari: null } })).toBeNull()
  expect(operationResult({ performance: { ...performance, rimawari: 0 } })).not.toBeNull()
})

it('tags a fund by its progress, one without any as not begun', () => {
  expect(progressTag({ performance })).toEqual({ label: '運用終了', tone: 'warning' })
  expect(progressTag({ performance: null })).toEqual({ label: '募集前', tone: 'primary' })
})

it.each([
  ['nothing before its operation', [], false, null],
  ['nothing where it has but one', ['running'], false, null],
  ['the one that runs, of all', ['closed', 'running', 'planned'], false, '第2期（全3期）'],
  ['the last one, once all are closed', ['closed', 'closed'], false, '第2期（全2期）'],
  ['no end of a fund that renews itself', ['closed', 'running'], true, '第2期'],
] as const)('says of its periods: %s', (_what, states, is_auto_continue, text) => {
  const plan_and_record = states.map((state, place) => ({
    number: place + 1,
    state,
    start_at: '2026-05-01',
    end_at: '2026-10-31',
    rimawari: null,
    rimawari_after_loss: null,
    rows: [],
    notes: [],
  }))
  expect(periodText({ plan_and_record, is_auto_continue })).toBe(text)
})
