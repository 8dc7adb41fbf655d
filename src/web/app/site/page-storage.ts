import { useSyncExternalStore } from 'react'

/** The few things the site keeps in the browser. Storage may be refused (private mode): then they are simply absent. */
const reloadToastKey = 'ReloadToast'
const invitationCodeKey = 'invitation_code'
const specialCodeKey = (projectId: string) => `special_code_${projectId}`

const listeners = new Set<() => void>()

function changeSession(change: () => void): void {
  safely(change, undefined)
  for (const listener of listeners) listener()
}

/** A value of this browser session that a screen depends on; null on the server and in the first render. */
function useSessionValue(key: string): string | null {
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return useSyncExternalStore(
    subscribe,
    () => safely(() => sessionStorage.getItem(key), null),
    () => null,
  )
}

function safely<Value>(access: () => Value, otherwise: Value): Value {
  try {
    return access()
  } catch {
    return otherwise
  }
}

/** A success message that survives the next reload and is shown once. */
export function queueReloadToast(message: string): void {
  safely(() => localStorage.setItem(reloadToastKey, message), undefined)
}
export function takeReloadToast(): string | null {
  const message = safely(() => localStorage.getItem(reloadToastKey), null)
  if (message !== null) safely(() => localStorage.removeItem(reloadToastKey), undefined)
  return message
}

/** The inviting member's code, kept for this browser session until registration (invitation.inline.js puts it there). */
export function getInvitationCode(): string | null {
  return safely(() => sessionStorage.getItem(invitationCodeKey), null)
}
export function removeInvitationCode(): void {
  safely(() => sessionStorage.removeItem(invitationCodeKey), undefined)
}

/** A fund's priority code from ?special=, kept for this browser session. */
export function getSpecialCode(projectId: string): string | null {
  return safely(() => sessionStorage.getItem(specialCodeKey(projectId)), null)
}
export function setSpecialCode(projectId: string, code: string): void {
  changeSession(() => sessionStorage.setItem(specialCodeKey(projectId), code))
}
export function removeSpecialCode(projectId: string): void {
  changeSession(() => sessionStorage.removeItem(specialCodeKey(projectId)))
}
export function useSpecialCode(projectId: string): string | null {
  return useSessionValue(specialCodeKey(projectId))
}

/** When a document of a fund was opened in this browser session, RFC 3339 by document address. */
const openedKey = (projectId: string) => `opened_documents_${projectId}`
export function useOpenedDocuments(projectId: string): Record<string, string> {
  const stored = useSessionValue(openedKey(projectId))
  return safely(() => JSON.parse(stored ?? '{}') as Record<string, string>, {})
}
export function setOpenedDocuments(projectId: string, opened: Record<string, string>): void {
  changeSession(() => sessionStorage.setItem(openedKey(projectId), JSON.stringify(opened)))
}

/** What a member has chosen and ticked in a fund's application; kept over reloads, and no longer than the browser session. */
export interface ApplicationDraft {
  /** Whose: on a shared device the next member starts afresh. */
  memberId: string
  /** Yen; null until it was chosen. */
  amount: number | null
  /** Addresses of the documents. */
  ticked: readonly string[]
}
const draftKey = (projectId: string) => `application_draft_${projectId}`
export function useApplicationDraft(projectId: string, memberId: string): ApplicationDraft {
  const stored = useSessionValue(draftKey(projectId))
  const nothing: ApplicationDraft = { memberId, amount: null, ticked: [] }
  const draft = safely(() => ({ ...nothing, ...(JSON.parse(stored ?? '{}') as Partial<ApplicationDraft>) }), nothing)
  return draft.memberId === memberId ? draft : nothing
}
export function setApplicationDraft(projectId: string, draft: ApplicationDraft): void {
  changeSession(() => sessionStorage.setItem(draftKey(projectId), JSON.stringify(draft)))
}

/** An application that was sent and not answered yet, so that a repeat after a reload cannot apply twice. */
export interface ApplicationAttempt {
  /** The Idempotency-Key. */
  key: string
  memberId: string
  /** Yen. */
  amount: number
}
const attemptKey = (projectId: string) => `application_attempt_${projectId}`
export function getApplicationAttempt(projectId: string): ApplicationAttempt | null {
  return safely(
    () => JSON.parse(sessionStorage.getItem(attemptKey(projectId)) ?? 'null') as ApplicationAttempt | null,
    null,
  )
}
export function setApplicationAttempt(projectId: string, attempt: ApplicationAttempt): void {
  safely(() => sessionStorage.setItem(attemptKey(projectId), JSON.stringify(attempt)), undefined)
}
export function removeApplicationAttempt(projectId: string): void {
  safely(() => sessionStorage.removeItem(attemptKey(projectId)), undefined)
}

/** An application stands: nothing that was typed for it is needed any more. */
export function forgetApplication(projectId: string): void {
  removeApplicationAttempt(projectId)
  if (safely(() => sessionStorage.getItem(draftKey(projectId)), null) === null) return
  changeSession(() => sessionStorage.removeItem(draftKey(projectId)))
}

/** Whether this document was loaded once more (or found again by the browser's arrows) rather than arrived at. */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    navigation instanceof PerformanceNavigationTiming &&
    (navigation.type === 'reload' || navigation.type === 'back_forward')
  )
}

/** Text of a form that was not sent yet, by field; of no form where there is no name. Empty on the server and in the first render. */
const inputKey = (form: string) => `typed_${form}`
const readTexts = (stored: string | null) => safely(() => JSON.parse(stored ?? '{}') as Record<string, string>, {})
export function useKeptInput(form: string | null): Record<string, string> {
  const stored = useSessionValue(form === null ? '' : inputKey(form))
  return Object.fromEntries(Object.entries(readTexts(stored)).filter(([, text]) => text !== ''))
}
const keptInput = (form: string): Record<string, string> =>
  readTexts(safely(() => sessionStorage.getItem(inputKey(form)), null))
export function keepInput(form: string, typed: Record<string, unknown>): void {
  const texts = Object.entries(typed).filter(([, value]) => typeof value === 'string')
  if (texts.length === 0) return
  safely(
    () => sessionStorage.setItem(inputKey(form), JSON.stringify({ ...keptInput(form), ...Object.fromEntries(texts) })),
    undefined,
  )
}
export function dropInput(form: string): void {
  safely(() => sessionStorage.removeItem(inputKey(form)), undefined)
}
/** Of every form: a member logs out, and the next one at this device reads nothing of it. */
export function forgetInputs(): void {
  safely(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(inputKey(''))) sessionStorage.removeItem(key)
  }, undefined)
}
