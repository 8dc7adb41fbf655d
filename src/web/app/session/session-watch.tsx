import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useClient } from 'urql'
import { graphql } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Reauthentication } from './reauthentication.tsx'
import { sessionClock } from './session.ts'
import { useReturn } from '../data/use-return.ts'

const sessionDocument = graphql(`
  query Session {
    session { seconds_left }
  }
`)

interface SessionWatchProps {
  email: string
  /** When the page was made. */
  secondsLeft: number
  /** The server no longer knows the session, whatever the clock says. */
  isEnded: boolean
  /** Asks anew who is logged in. */
  onLogin: () => void
}

/** Asks the server, which puts the end off; an ended session stays ended. */
function useSessionQuestion(): () => Promise<void> {
  const client = useClient()
  return useCallback(async () => {
    const { data, error } = await client.query(sessionDocument, {}, { requestPolicy: 'network-only' }).toPromise()
    if (error === undefined && data?.session === null) sessionClock.endsIn(0)
  }, [client])
}

const inWords = (seconds: number): string =>
  seconds < 60 ? `${seconds}秒` : `${Math.floor(seconds / 60)}分${seconds % 60}秒`

function Warning({ seconds, onStay }: { seconds: number; onStay: () => void }) {
  return (
    <div className="stack">
      <p>
        安全のため、しばらく操作がないとログアウトします。続けるときは「ログインを続ける」を押してください。入力した内容は、この画面に残ります。
      </p>
      <p>
        ログアウトまで <b className="no-break">あと{inWords(seconds)}</b>
      </p>
      <DialogActions>
        <Button variant="filled" size="large" full onClick={onStay}>
          ログインを続ける
        </Button>
      </DialogActions>
    </div>
  )
}

/**
 * Warns before the session ends and offers to stay; when it has ended, lets the member in again in place. The page below stays as it is,
 * with everything that was typed.
 */
export function SessionWatch({ email, secondsLeft, isEnded, onLogin }: SessionWatchProps) {
  const state = useSyncExternalStore(sessionClock.subscribe, sessionClock.current, () => 'quiet' as const)
  const ask = useSessionQuestion()
  const toast = useToast()
  useEffect(() => sessionClock.endsIn(secondsLeft), [secondsLeft])
  useReturn(useCallback(() => void ask(), [ask]))
  const [mustLogIn, setMustLogIn] = useState(false)
  const isOver = isEnded || state === 0
  useEffect(() => {
    // Another tab may have put the end off while this one slept.
    if (state === 0) void ask()
  }, [state, ask])
  const stay = async () => {
    await ask()
    // Twelve hours after the login no request puts the end off any more.
    setMustLogIn(sessionClock.current() !== 'quiet')
    onLogin()
  }
  const leave = () => window.location.assign('/')
  if (isOver || mustLogIn) {
    return (
      <Dialog open onClose={leave} title={isOver ? 'ログアウトしました' : 'まもなくログアウトします'} size="narrow">
        <Reauthentication
          act="続けること"
          reason={`安全のため、${isOver ? 'ログアウトしました' : 'ログインから時間がたつとログアウトします'}。続けるには、もう一度ログインしてください。入力した内容は、この画面に残っています。`}
          email={email}
          onBack={leave}
          onConfirmed={() => {
            toast.success('ログインしました')
            void stay()
          }}
        />
      </Dialog>
    )
  }
  return (
    <Dialog open={state !== 'quiet'} onClose={() => void stay()} title="まもなくログアウトします" size="narrow">
      <Warning seconds={state === 'quiet' ? 0 : state} onStay={() => void stay()} />
    </Dialog>
  )
}
