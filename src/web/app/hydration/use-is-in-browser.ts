import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while the browser takes over what the server has drawn, true from then on: for parts that only the browser has. What is still
 * to be loaded is one of them, since the server does not wait and the browser takes over only what is there.
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
