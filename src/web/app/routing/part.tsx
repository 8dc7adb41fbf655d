import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useIsInBrowser } from '../hydration/use-is-in-browser.ts'

/** A part of a page that only some visitors get to see, and only they load. */
export interface Part<Props> {
  Component: ComponentType<Props>
  /** Before the page is drawn, where it is known that the part will be seen: then it is there at once. */
  preload: () => Promise<void>
}

/** `waiting`: what stands in its place where it was not preloaded. */
export function createPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): Part<Props> {
  let loaded: ComponentType<Props> | null = null
  const preload = async () => {
    loaded ??= await load()
  }
  const Late = lazy(async () => ({ default: await load() }))
  function Component(props: Props) {
    // Chosen once: another type of component in the same place would forget its state.
    const [Early] = useState(() => loaded)
    const isInBrowser = useIsInBrowser()
    if (Early !== null) return <Early {...props} />
    if (!isInBrowser) return waiting
    return (
      <Suspense fallback={waiting}>
        <Late {...props} />
      </Suspense>
    )
  }
  return { Component, preload }
}
