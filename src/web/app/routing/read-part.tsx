import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { Part } from './part.tsx'
import styles from './read-part.module.css'

/**
 * A part of a page below its first screen that is only read. What the server drew of it stands as it is, and the browser loads the part's
 * program when its visitor comes near: whoever does not scroll so far never does. Its links lead on by themselves meanwhile.
 * @param name unique within its page
 * @param waiting what stands in its place where the server did not draw it
 */
export function createReadPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): Part<Props> {
  const isServer = typeof document === 'undefined'
  let loaded: ComponentType<Props> | null = null
  const preload = async () => {
    if (isServer) loaded ??= await load()
  }
  const Late = lazy(async () => ({ default: await load() }))
  /** What the server drew, as long as it is not taken over: a page that is opened after the first one has none. */
  const readDrawn = () => (isServer ? undefined : document.querySelector(`[data-drawn="${name}"]`)?.innerHTML)

  function Component(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [drawn] = useState(readDrawn)
    const [Near, setNear] = useState(() => loaded)
    useEffect(() => {
      const element = place.current
      if (element === null || drawn === undefined) return
      element.removeAttribute('data-drawn')
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting !== true) return
          observer.disconnect()
          void load().then((found) => setNear(() => found))
        },
        // A screen ahead.
        { rootMargin: '100% 0px' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    }, [drawn])

    if (Near !== null)
      return (
        <div ref={place} className={styles.part} data-drawn={isServer ? name : undefined}>
          <Near {...props} />
        </div>
      )
    if (drawn !== undefined)
      return <div ref={place} className={styles.part} data-drawn={name} dangerouslySetInnerHTML={{ __html: drawn }} />
    return (
      <div ref={place} className={styles.part}>
        {isServer ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            <Late {...props} />
          </Suspense>
        )}
      </div>
    )
  }
  return { Component, preload }
}
