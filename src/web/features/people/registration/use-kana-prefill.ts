import { useRef, type CompositionEvent } from 'react'
import { readingOf } from './kana-reading.ts'

/**
 * Fills the kana beside a name from its typing. What someone wrote into the kana field is never overwritten:
 * `suggest` receives the whole reading so far and the one it suggested before.
 */
export function useKanaPrefill(suggest: (reading: string, suggestedBefore: string) => void) {
  const shown = useRef<string[]>([])
  const suggested = useRef('')
  return {
    onCompositionStart: () => {
      shown.current = []
    },
    onCompositionUpdate: (event: CompositionEvent<HTMLInputElement>) => {
      shown.current.push(event.data)
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      const reading = readingOf(shown.current)
      if (reading === null || event.data === '') return
      const isAddition = event.currentTarget.value.length > event.data.length
      const whole = isAddition ? suggested.current + reading : reading
      suggest(whole, suggested.current)
      suggested.current = whole
    },
  }
}
