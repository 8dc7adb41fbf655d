import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { mapExchange, useClient, type Operation, type OperationResult } from 'urql'
import { toFailure } from '../../gql/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './shell.module.css'

const answers = new EventTarget()

/** Tells the frame of every answer to a query: a page whose table could not be read must not go on looking as if it was still loading. */
export const queryWatcher = mapExchange({
  onResult: (result) => {
    if (result.operation.kind === 'query') answers.dispatchEvent(new CustomEvent('answer', { detail: result }))
  },
})

/** No answer, none in time, or a fault of ours; what the server refuses in words stands where it was asked. */
const isTrouble = ({ error }: OperationResult): boolean =>
  error !== undefined && ['NETWORK', 'UNAVAILABLE', 'INTERNAL'].includes(toFailure(error).code)

/** On top of the page, once a part of it could not be read: why, and the way to read it again. */
export function QueryTrouble() {
  const client = useClient()
  const { pathname } = useLocation()
  const [failed, setFailed] = useState<ReadonlyMap<number, Operation>>(new Map())
  useEffect(() => {
    const note = (event: Event) => {
      const result = (event as CustomEvent<OperationResult>).detail
      setFailed((before) => {
        const { key } = result.operation
        if (before.has(key) === isTrouble(result)) return before
        const next = new Map(before)
        if (isTrouble(result)) next.set(key, result.operation)
        else next.delete(key)
        return next
      })
    }
    answers.addEventListener('answer', note)
    return () => {
      answers.removeEventListener('answer', note)
      setFailed(new Map())
    }
  }, [pathname])
  if (failed.size === 0) return null
  const again = () => {
    for (const operation of failed.values()) client.reexecuteOperation(operation)
  }
  return (
    <div className={styles.trouble}>
      <Notice tone="error" title="この画面の一部を読み込めませんでした" live>
        <p>表示されている内容は古いかもしれません。通信を確かめて、もう一度読み込んでください。</p>
        <Button size="small" onClick={again}>
          もう一度読み込む
        </Button>
      </Notice>
    </div>
  )
}
