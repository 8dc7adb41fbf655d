import { useState, type ReactNode } from 'react'
import { useMutation, type AnyVariables, type TypedDocumentNode } from 'urql'
import { Reauthentication } from '../../app/session/reauthentication.tsx'
import { toFailure, type Failure } from '../../gql/errors.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useOperator } from '../shell/operator.ts'

/** Told to the window when an operator's act has been done: histories look again. */
export const actedEvent = 'operator-acted'

interface Act<Data, Variables> {
  busy: boolean
  /** The last refusal, for messages beside the fields; null after a success. */
  failure: Failure | null
  /** @returns the answer, or null where it was refused or has to wait for the password. */
  run: (variables: Variables) => Promise<Data | null>
  /** Has to stand in the page: asks for the password once more when the server wants it, and repeats the act. */
  dialog: ReactNode
}

export interface ActWords<Data> {
  /** As the question for the password names it. */
  name: string
  /** The toast, by the answer where it can be one of several. */
  done: string | ((data: Data) => string)
  /** The toast after a refusal, where its own words stand beside the fields alone. */
  failed?: string
  onDone?: (data: Data) => void
}

/**
 * One operator's act: runs the mutation, asks for the password in place where the server wants a fresh login, tells the result in a
 * toast. Nothing that was typed is lost by a refusal.
 */
export function useAct<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { name, done, failed, onDone }: ActWords<Data>,
): Act<Data, Variables> {
  const operator = useOperator()
  const toast = useToast()
  const [{ fetching }, execute] = useMutation(document)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [waiting, setWaiting] = useState<{ variables: Variables; needs: string | undefined } | null>(null)

  const run = async (variables: Variables): Promise<Data | null> => {
    const { data, error } = await execute(variables)
    if (error === undefined && data !== undefined) {
      if (failure !== null) toast.withdrawErrors(failed ?? failure.message)
      setFailure(null)
      setWaiting(null)
      toast.success(typeof done === 'string' ? done : done(data))
      window.dispatchEvent(new Event(actedEvent))
      onDone?.(data)
      return data
    }
    const refused = error === undefined ? null : toFailure(error)
    if (refused?.code === 'REAUTH_REQUIRED') {
      setWaiting({ variables, needs: refused.needs })
      return null
    }
    setFailure(refused)
    if (refused !== null) toast.error(failed ?? refused.message)
    return null
  }
  const dialog = (
    <Dialog open={waiting !== null} onClose={() => setWaiting(null)} title="本人確認" size="narrow">
      <Reauthentication
        act={name}
        needs={waiting?.needs}
        email={operator.email}
        onBack={() => setWaiting(null)}
        onConfirmed={() => {
          if (waiting !== null) void run(waiting.variables)
          setWaiting(null)
        }}
      />
    </Dialog>
  )
  return { busy: fetching, failure, run, dialog }
}
