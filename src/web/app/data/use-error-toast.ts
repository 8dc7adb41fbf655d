import { useCallback } from 'react'
import type { CombinedError } from 'urql'
import { toFailure, type Failure } from '../../gql/errors.ts'
import { useToast } from '../../ui/toast.tsx'

/** The shared error handler: shows the failure as a toast that stays, and returns it for messages at the fields. */
export function useErrorToast(): (error: CombinedError, message?: string) => Failure {
  const toast = useToast()
  return useCallback(
    (error, message) => {
      const failure = toFailure(error)
      toast.error(message ?? failure.message, undefined, message === undefined && failure.code === 'NETWORK')
      return failure
    },
    [toast],
  )
}
