import { describe, expect, it } from 'vitest'
import { dropDraft, emptySurvey, readDraft, writeDraft } from './draft-storage.ts'
import { emptyRegistration } from './registration-values.ts'

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const refuse = () => {
  throw new Error('refused')
}

const link = '2026-04-03T10:30:00+09:00'
const typed = { ...emptyRegistration, sei: '糸川', address: '東京都世田谷区', password: 'secret-kaze-1', password_confirm: 'secret-kaze-1', survey: { ...emptySurvey, job: '2' } }

describe('a registration that survives a reload', () => {
  it('brings back what was typed', () => {
    const storage = memoryStorage()
    writeDraft(storage, link, { ...typed })
    expect(readDraft(storage, link)).toMatchObject({ sei: '糸川', address: '東京都世田谷区', survey: { job: '2', income: '' } })
  })

  it('never keeps a password', () => {
    const storage = memoryStorage()
    writeDraft(storage, link, { ...typed })
    expect([...storage.kept.values()].join()).not.toMatch(/secret-kaze|password/)
  })

  it('is not read by somebody who came with another link', () => {
    const storage = memoryStorage()
    writeDraft(storage, link, { ...typed })
    expect(readDraft(storage, '2026-04-04T09:00:00+09:00')).toBeNull()
  })

  it('is gone after the registration', () => {
    const storage = memoryStorage()
    writeDraft(storage, link, { ...typed })
    dropDraft(storage)
    expect(readDraft(storage, link)).toBeNull()
  })

  it.each([
    ['nothing', undefined],
    ['broken text', '{'],
    ['a list', '[]'],
    ['values of another kind', JSON.stringify({ registration: link, values: 'x' })],
  ])('takes %s in the storage for no draft', (_what, stored) => {
    const storage = memoryStorage()
    if (stored !== undefined) storage.setItem('registration_draft', stored)
    expect(readDraft(storage, link)).toBeNull()
  })

  it('does without a storage that refuses', () => {
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    expect(() => writeDraft(storage, link, { ...typed })).not.toThrow()
    expect(() => dropDraft(storage)).not.toThrow()
    expect(readDraft(storage, link)).toBeNull()
  })
})
