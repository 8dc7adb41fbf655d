import { useState } from 'react'
import { useMutation } from 'urql'
import { graphql } from '../../gql/graphql.ts'
import { forgetInputs, queueReloadToast } from '../site/page-storage.ts'
import { useErrorToast } from '../data/use-error-toast.ts'

const logoutDocument = graphql(`
  mutation Logout {
    logout { ok }
  }
`)

/** Ends the session and begins anew at the front page; what was typed and kept is forgotten. */
export function useLogout(): { leaving: boolean; leave: () => void } {
  const [, logout] = useMutation(logoutDocument)
  const [leaving, setLeaving] = useState(false)
  const showError = useErrorToast()
  const run = async () => {
    setLeaving(true)
    const { error } = await logout({})
    if (error !== undefined) {
      setLeaving(false)
      showError(error)
      return
    }
    forgetInputs()
    queueReloadToast('ログアウトしました')
    window.location.assign('/')
  }
  return { leaving, leave: () => void (leaving || run()) }
}
