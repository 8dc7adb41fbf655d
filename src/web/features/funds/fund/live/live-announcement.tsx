import { useEffect, useRef, useState } from 'react'

const leastMillisecondsBetween = 10_000

/** Speaks a sentence that changes, at most every ten seconds; what it is at first is on the screen and is not spoken. */
export function LiveAnnouncement({ sentence }: { sentence: string }) {
  const [spoken, setSpoken] = useState('')
  const known = useRef(sentence)
  const lastSpoken = useRef(0)
  useEffect(() => {
    if (sentence === known.current) return
    const wait = Math.max(0, lastSpoken.current + leastMillisecondsBetween - performance.now())
    const timer = setTimeout(() => {
      known.current = sentence
      lastSpoken.current = performance.now()
      setSpoken(sentence)
    }, wait)
    return () => clearTimeout(timer)
  }, [sentence])
  return (
    <p className="visually-hidden" aria-live="polite">
      {spoken}
    </p>
  )
}
