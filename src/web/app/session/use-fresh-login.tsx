import { useState, type ReactNode } from 'react'
import type { CombinedError } from 'urql'
import { toFailure, type Failure } from '../../gql/errors.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Reauthentication } from './reauthentication.tsx'
import { useErrorToast } from '../data/use-error-toast.ts'
import { useViewer } from './viewer.tsx'

interface FreshLogin {
  /**
   * What to do about a refusal: where the login is too old, asks for it in place and then calls `repeat`; anything else is shown.
   * @returns the failure for messages at the fields, or null while the login is asked for.
   */
  refused: (error: CombinedError, repeat: () => void) => Failure | null
  /** Has to stand in the page, outside of other dialogs' forms. */
  dialog: ReactNode
}

/** For what a member may only do soon after a login. `act` as the subject of the sentence: 'パスキーの追加'. */
export function useFreshLogin(act: string): FreshLogin {
  const { me } = useViewer()
  const showError = useErrorToast()
  const [repeat, setRepeat] = useState<{ run: () => void; needs: string | undefined } | null>(null)
  const close = () => setRepeat(null)
  return {
    refused: (error, run) => {
      const { code, needs } = toFailure(error)
      if (code !== 'REAUTH_REQUIRED') return showError(error)
      setRepeat({ run, needs })
      return null
    },
    dialog: (
      <Dialog open={repeat !== null} onClose={close} title="本人確認" size="narrow">
        <Reauthentication
          key={repeat?.needs}
          act={act}
          needs={repeat?.needs}
          email={me?.email ?? ''}
          onBack={close}
          onConfirmed={() => {
            close()
            repeat?.run()
          }}
        />
      </Dialog>
    ),
  }
}
