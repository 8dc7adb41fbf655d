import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMutation } from 'urql'
import { toFailure } from '../../gql/errors.ts'
import { graphql } from '../../gql/graphql.ts'

const beginLoginDocument = graphql(`
  mutation BeginPasskeyLogin {
    beginPasskeyLogin { json }
  }
`)

const loginDocument = graphql(`
  mutation LoginWithPasskey($response: String!) {
    loginWithPasskey(response: $response) { ok }
  }
`)

/** The part of the program that speaks with the browser's passkeys; loaded when somebody uses one. */
const loadBrowserPart = () => import('@simplewebauthn/browser')

/** Passkeys belong to a name, never to a number like 127.0.0.1, and to safe connections. */
function canUsePasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname)
}

const never = () => () => undefined

/** Whether this browser has passkeys for this address; null on the server and in the first render, which do not know it. */
export function usePasskeysKnown(): boolean | null {
  return useSyncExternalStore(never, canUsePasskeys, () => null)
}

/** Whether passkeys may be offered: not before it is known. */
export const usePasskeysWork = (): boolean => usePasskeysKnown() === true

export type PasskeyOutcome =
  | { kind: 'done' }
  /** Closed, timed out, or no passkey was there. */
  | { kind: 'canceled' }
  | { kind: 'failed'; message: string }
  /** Another key was shown before this one, and is logging in: a second login would end the session of the first. */
  | { kind: 'overtaken' }

/** What became of asking the browser: its own refusals all mean that nobody showed a key. */
async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch {
    return null
  }
}

/**
 * Logs in by a passkey, or confirms who is logged in already. `quietly`: among the suggestions of the field for the address, without a window.
 * `mayGoOn` is asked once a key was shown.
 */
export function usePasskeyLogin(): (quietly?: boolean, mayGoOn?: () => boolean) => Promise<PasskeyOutcome> {
  const [, begin] = useMutation(beginLoginDocument)
  const [, login] = useMutation(loginDocument)
  return async (quietly = false, mayGoOn = () => true) => {
    const { startAuthentication } = await loadBrowserPart()
    const question = await begin({})
    // Who has not pressed anything is not told that it failed.
    if (question.error !== undefined)
      return quietly ? { kind: 'canceled' } : { kind: 'failed', message: toFailure(question.error).message }
    const optionsJSON = JSON.parse(question.data?.beginPasskeyLogin.json ?? 'null') as Parameters<
      typeof startAuthentication
    >[0]['optionsJSON']
    const answer = await answered(() => startAuthentication({ optionsJSON, useBrowserAutofill: quietly }))
    if (answer === null) return { kind: 'canceled' }
    if (!mayGoOn()) return { kind: 'overtaken' }
    const { error } = await login({ response: JSON.stringify(answer) })
    return error === undefined ? { kind: 'done' } : { kind: 'failed', message: toFailure(error).message }
  }
}

/** Offers passkeys among the suggestions of the field with autocomplete="username webauthn", as long as it is there and where the browser can. */
export function useSuggestedPasskey(
  logIn: (quietly?: boolean) => Promise<PasskeyOutcome>,
  onOutcome: (outcome: PasskeyOutcome) => void,
): void {
  const latest = useRef({ logIn, onOutcome })
  useEffect(() => {
    latest.current = { logIn, onOutcome }
  })
  useEffect(() => {
    if (!canUsePasskeys()) return
    let isGone = false
    const offer = async () => {
      const { browserSupportsWebAuthnAutofill } = await loadBrowserPart()
      if (isGone || !(await browserSupportsWebAuthnAutofill())) return
      const outcome = await latest.current.logIn(true)
      if (!isGone) latest.current.onOutcome(outcome)
    }
    void offer()
    return () => {
      isGone = true
      void loadBrowserPart().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    }
  }, [])
}

/** Makes a new passkey by the server's options. @returns the browser's answer as JSON, or null where nobody made one. */
export async function makePasskey(optionsJson: string): Promise<string | null> {
  const { startRegistration } = await loadBrowserPart()
  const optionsJSON = JSON.parse(optionsJson) as Parameters<typeof startRegistration>[0]['optionsJSON']
  const answer = await answered(() => startRegistration({ optionsJSON }))
  return answer === null ? null : JSON.stringify(answer)
}
