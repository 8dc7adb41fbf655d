import { createContext, useContext, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

const successMilliseconds = 5000

interface ToastMessage {
  id: number
  tone: 'success' | 'error'
  text: string
  /** A second, smaller line: what to do. */
  detail: string | undefined
  /** Says that there is no connection: untrue once it is back. */
  isOfConnection: boolean
}

export interface Toaster {
  success: (text: string, detail?: string) => void
  /** `isOfConnection`: goes away as soon as the browser is connected again. */
  error: (text: string, detail?: string, isOfConnection?: boolean) => void
  /** What was refused has succeeded since: nothing that was said before is true any more, or of it this one text. */
  withdrawErrors: (text?: string) => void
}

const ToastContext = createContext<Toaster>({
  success: () => undefined,
  error: () => undefined,
  withdrawErrors: () => undefined,
})

/** Success goes away by itself after five seconds, errors stay until they are closed or no longer true. */
export function useToast(): Toaster {
  return useContext(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([])
  const nextId = useRef(1)
  const add = useCallback(
    (tone: ToastMessage['tone'], text: string, detail: string | undefined, isOfConnection = false) => {
      const id = nextId.current++
      setMessages((current) => [
        ...current.filter((message) => message.text !== text),
        { id, tone, text, detail, isOfConnection },
      ])
    },
    [],
  )
  const remove = useCallback(
    (id: number) => setMessages((current) => current.filter((message) => message.id !== id)),
    [],
  )
  useEffect(() => {
    const forget = () =>
      setMessages((current) =>
        current.some((message) => message.isOfConnection)
          ? current.filter((message) => !message.isOfConnection)
          : current,
      )
    window.addEventListener('online', forget)
    return () => window.removeEventListener('online', forget)
  }, [])
  const toaster = useMemo<Toaster>(
    () => ({
      success: (text, detail) => add('success', text, detail),
      error: (text, detail, isOfConnection) => add('error', text, detail, isOfConnection),
      withdrawErrors: (gone) =>
        setMessages((current) =>
          current.filter(({ tone, text }) => tone !== 'error' || (gone !== undefined && text !== gone)),
        ),
    }),
    [add],
  )
  return (
    <ToastContext value={toaster}>
      {children}
      <ToastRegion messages={messages} remove={remove} />
    </ToastContext>
  )
}

/** Exists before the first message, so that screen readers already listen to it. */
function ToastRegion({ messages, remove }: { messages: readonly ToastMessage[]; remove: (id: number) => void }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Shown anew with each message: the last popover shown lies above dialogs opened before it.
    const element = region.current
    if (element === null || messages.length === 0 || typeof element.showPopover !== 'function') return
    element.setAttribute('popover', 'manual')
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [messages])
  return (
    <div className={styles.region} ref={region}>
      <output aria-live="polite" className="stack">
        {messages
          .filter((message) => message.tone === 'success')
          .map((message) => (
            <Toast key={message.id} message={message} remove={remove} />
          ))}
      </output>
      <div aria-live="assertive" role="alert" className="stack">
        {messages
          .filter((message) => message.tone === 'error')
          .map((message) => (
            <Toast key={message.id} message={message} remove={remove} />
          ))}
      </div>
    </div>
  )
}

function Toast({ message, remove }: { message: ToastMessage; remove: (id: number) => void }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (message.tone === 'error' || held) return
    const timer = setTimeout(() => remove(message.id), successMilliseconds)
    return () => clearTimeout(timer)
  }, [message, held, remove])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      className={styles.toast}
      data-tone={message.tone}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={message.tone === 'success' ? 'check-circle' : 'error'} />
      <p>
        {message.text}
        {message.detail !== undefined && <small>{message.detail}</small>}
      </p>
      <button type="button" className={styles.close} onClick={() => remove(message.id)}>
        <Icon name="close" size={18} />
        閉じる
      </button>
    </div>
  )
}
