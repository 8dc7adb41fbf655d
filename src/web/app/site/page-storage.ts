import { useSyncExternalStore } from 'react'

/** The few things the site keeps in the browser. */
const reloadToastKey = 'ReloadToast'
const invitationCodeKey = 'invitation_code'
const specialCodeKey = (projectId: string) => `special_code_${projectId}`

const listeners = new Set<() => void>()

/** What storage does not take, because it is refused (private mode, embedded browsers), absent or full: kept for the page's life. */
const memory = new Map<string, string>()

/** What one tab keeps, over its reloads. */
const session = {
  read: (key: string): string | null => memory.get(key) ?? safely(() => sessionStorage.getItem(key), null),
  write(key: string, value: string): void {
    memory.delete(key)
    if (!safely(() => (sessionStorage.setItem(key, value), true), false)) memory.set(key, value)
  },
  remove(key: string): void {
    memory.delete(key)
    safely(() => sessionStorage.removeItem(key), undefined)
  },
  keys: (): string[] => [...memory.keys(), ...safely(() => Object.keys(sessionStorage), [])],
}

/** What somebody brought along for the whole visit: a link may open another tab, whose own session is empty. A cookie without an end is all tabs'. */
const visit = {
  read: (key: string): string | null => session.read(key) ?? readCookie(key),
  write(key: string, value: string): void {
    session.write(key, value)
    writeCookie(key, value)
  },
  remove(key: string): void {
    session.remove(key)
    dropCookie(key)
  },
}

const takenUp = new Set<string>()

/** What a tab that has nothing of its own begins with: what another one of the same visit has left last. Afterwards each keeps its own. */
const begun = {
  read(key: string): string | null {
    const own = session.read(key)
    if (own !== null || takenUp.has(key)) return own
    takenUp.add(key)
    const left = readCookie(key)
    if (left !== null) session.write(key, left)
    return left
  },
  leave: writeCookie,
  remove(key: string): void {
    session.remove(key)
    dropCookie(key)
  },
}

/** Without an end: of all tabs, until the browser is closed. */
function writeCookie(key: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  safely(() => (document.cookie = `${key}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}`), '')
}
function dropCookie(key: string): void {
  safely(() => (document.cookie = `${key}=; path=/; max-age=0`), '')
}

const cookies = (): string[] => safely(() => document.cookie.split('; '), [])
const cookieNames = (): string[] => cookies().map((cookie) => cookie.split('=', 1)[0] ?? '')

function readCookie(key: string): string | null {
  const found = cookies().find((cookie) => cookie.startsWith(`${key}=`))
  return found === undefined ? null : safely(() => decodeURIComponent(found.slice(key.length + 1)), null)
}

function change(deed: () => void): void {
  deed()
  for (const listener of listeners) listener()
}

/** A value of this browser session that a screen depends on; null on the server and in the first render. */
function useKept(key: string, store: Pick<typeof session, 'read'> = session): string | null {
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return useSyncExternalStore(
    subscribe,
    () => store.read(key),
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

/** The inviting member's code, kept for the visit until registration (invitation.inline.js puts it there). */
export function getInvitationCode(): string | null {
  return visit.read(invitationCodeKey)
}
export function removeInvitationCode(): void {
  visit.remove(invitationCodeKey)
}

/** A fund's priority code from ?special=, kept for the visit. */
export function getSpecialCode(projectId: string): string | null {
  return visit.read(specialCodeKey(projectId))
}
export function setSpecialCode(projectId: string, code: string): void {
  change(() => visit.write(specialCodeKey(projectId), code))
}
export function removeSpecialCode(projectId: string): void {
  change(() => visit.remove(specialCodeKey(projectId)))
}
export function useSpecialCode(projectId: string): string | null {
  return useKept(specialCodeKey(projectId), visit)
}

/** When a document of a fund was opened in this browser session, RFC 3339 by document address. */
const openedKey = (projectId: string) => `opened_documents_${projectId}`
export function useOpenedDocuments(projectId: string): Record<string, string> {
  const stored = useKept(openedKey(projectId))
  return safely(() => JSON.parse(stored ?? '{}') as Record<string, string>, {})
}
export function setOpenedDocuments(projectId: string, opened: Record<string, string>): void {
  change(() => session.write(openedKey(projectId), JSON.stringify(opened)))
}

/**
 * What a member has chosen and ticked in a fund's application; kept over reloads, and no longer than the browser session. Another tab begins with the amount, never
 * with the ticks: documents are read where they are agreed to.
 */
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
  const stored = useKept(draftKey(projectId), begun)
  const nothing: ApplicationDraft = { memberId, amount: null, ticked: [] }
  const draft = safely(() => ({ ...nothing, ...(JSON.parse(stored ?? '{}') as Partial<ApplicationDraft>) }), nothing)
  return draft.memberId === memberId ? draft : nothing
}
export function setApplicationDraft(projectId: string, draft: ApplicationDraft): void {
  begun.leave(draftKey(projectId), JSON.stringify({ ...draft, ticked: [] }))
  change(() => session.write(draftKey(projectId), JSON.stringify(draft)))
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
  return safely(() => JSON.parse(session.read(attemptKey(projectId)) ?? 'null') as ApplicationAttempt | null, null)
}
export function setApplicationAttempt(projectId: string, attempt: ApplicationAttempt): void {
  session.write(attemptKey(projectId), JSON.stringify(attempt))
}
export function removeApplicationAttempt(projectId: string): void {
  session.remove(attemptKey(projectId))
}

/** An application stands: nothing that was typed for it is needed any more. */
export function forgetApplication(projectId: string): void {
  removeApplicationAttempt(projectId)
  if (begun.read(draftKey(projectId)) === null) return
  change(() => begun.remove(draftKey(projectId)))
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
  const stored = useKept(form === null ? '' : inputKey(form))
  return Object.fromEntries(Object.entries(readTexts(stored)).filter(([, text]) => text !== ''))
}
const keptInput = (form: string): Record<string, string> => readTexts(session.read(inputKey(form)))
export function keepInput(form: string, typed: Record<string, unknown>): void {
  const texts = Object.entries(typed).filter(([, value]) => typeof value === 'string')
  if (texts.length === 0) return
  session.write(inputKey(form), JSON.stringify({ ...keptInput(form), ...Object.fromEntries(texts) }))
}
export function dropInput(form: string): void {
  session.remove(inputKey(form))
}
/** Of every form: a member logs out, and the next one at this device reads nothing of it. */
export function forgetInputs(): void {
  for (const key of session.keys()) if (key.startsWith(inputKey(''))) session.remove(key)
  for (const key of cookieNames()) if (key.startsWith(draftKey(''))) dropCookie(key)
}
