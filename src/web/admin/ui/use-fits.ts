import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether what an element holds fits its width; where it does not, the element scrolls sideways. */
export function useFits(): [RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null)
  const [fits, setFits] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    // Not by its scrollWidth: what is clipped has none.
    const measure = () =>
      setFits((element.firstElementChild?.getBoundingClientRect().width ?? 0) <= element.getBoundingClientRect().width)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [frame, fits]
}
