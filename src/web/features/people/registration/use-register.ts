import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMutation } from 'urql'
import { dropInput, getInvitationCode, removeInvitationCode } from '../../../app/site/page-storage.ts'
import { useErrorToast } from '../../../app/data/use-error-toast.ts'
import type { FieldPath } from './field-names.ts'
import { serverMessages } from './form-errors.ts'
import { registerDocument } from './registration-queries.ts'
import type { CheckedRegistration } from './registration-values.ts'

/** `/regist/receipt`, with who invited and who came, where there was an invitation. */
export function receiptPath(invitationCode: string | null, uid: string): string {
  if (invitationCode === null || invitationCode === '') return '/regist/receipt'
  return `/regist/receipt?${new URLSearchParams({ inv: invitationCode, uid: uid.padStart(8, '0') }).toString()}`
}

interface RegisterOptions {
  token: string
  /** Where the browser keeps what was typed. */
  keptAs: string
  invitationCode: string | null
  /** The server's complaints about single fields; it has none where the whole was refused. */
  onRefused: (messages: Partial<Record<FieldPath, string>>) => void
}

/** Sends the registration once, whatever is pressed meanwhile. */
export function useRegister({ token, keptAs, invitationCode, onRefused }: RegisterOptions) {
  const [, register] = useMutation(registerDocument)
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const showError = useErrorToast()
  const send = async ({ password_confirm: _confirm, consent: _consent, ...facts }: CheckedRegistration) => {
    if (busy) return
    setBusy(true)
    const { data, error } = await register({ input: { confirmation_token: token, ...facts } })
    setBusy(false)
    if (error !== undefined || data === undefined) {
      const failure = error === undefined ? null : showError(error)
      onRefused(failure === null ? {} : serverMessages(failure.fields))
      return
    }
    dropInput(keptAs)
    const inviter = invitationCode ?? getInvitationCode()
    removeInvitationCode()
    await navigate(receiptPath(inviter, data.register.uid), { replace: true })
  }
  return { send, busy }
}
