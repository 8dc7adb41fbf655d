import { useEffect, useState } from 'react'
import { useClient, type AnyVariables, type CombinedError, type TypedDocumentNode } from 'urql'

interface Looked<Data> {
  data: Data | undefined
  error: CombinedError | undefined
}

const nothing = { data: undefined, error: undefined }

/** Asks once for each change of what is asked: every look is a line of the audit log, and a hook that asks while it draws asks twice. */
export function useLook<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Looked<Data> {
  const client = useClient()
  const asked = JSON.stringify(variables)
  const [looked, setLooked] = useState<Looked<Data> & { asked: string }>({ ...nothing, asked: '' })
  useEffect(() => {
    let isLeft = false
    void client
      .query(document, JSON.parse(asked) as Variables, { requestPolicy: 'network-only' })
      .toPromise()
      .then(({ data, error }) => {
        if (!isLeft) setLooked({ data, error, asked })
      })
    return () => {
      isLeft = true
    }
  }, [client, document, asked])
  return looked.asked === asked ? looked : nothing
}
