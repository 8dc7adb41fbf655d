import { afterEach } from 'vitest'
import { lastWordsOfProducts } from './product-logs.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The end of what the products wrote that ran when the test failed. */
    processLogs?: string[]
    /** What the browsers' pages were doing then. */
    pageStates?: string[]
  }
}

// Whoever reads of a failed test reads what the server said meanwhile.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') task.meta.processLogs = lastWordsOfProducts()
})
